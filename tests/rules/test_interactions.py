"""Cards together: two or three at a time, with exact numbers and what made each of them."""

from tests.rules.table import P1, P2, P3, P4, building, cited, kinds, table
from tests.rules.together import by, owner, resolving

FIVE_MATES = ("bronx", "bronx", "queens", "queens")

# Attacks


def test_shadow_double_then_tesla_antennae_then_antimatter_pellets() -> None:
    p1 = owner("lower", "antimatter_pellets", "tesla_antennae", "shadow_double", lp=5)
    t = resolving("AEEEEE", p1, "bronx", {"place": "queens", "lp": 5}, {"place": "queens", "lp": 9})
    events = t.play("resolve A", "dice O", "dice A", "dice O")
    assert [(e.rule, e.n, e.other) for e in kinds(events, "boost")] == [
        ("card.shadow_double", 1, -1),
        ("card.tesla_antennae", 1, P2),
        ("card.tesla_antennae", 1, P4),
    ]
    assert [(e.seat, e.what) for e in kinds(cited(events, "card.antimatter_pellets"), "roll")] == [
        (P2, "O"),
        (P3, "A"),
        (P4, "O"),
    ]
    assert by(events, "damage") == [("ny.attack.from-manhattan", s, n) for s, n in ((P2, 6), (P3, 2), (P4, 6))]
    assert t.all("lp") == [5, 4, 3, 3]


def test_fireball_and_trash_thrower_in_a_manhattan_of_six() -> None:
    p1 = owner("upper", "fireball", "trash_thrower")
    others = [{"place": place, "vp": vp} for place, vp in zip(FIVE_MATES, (3, 2, 1, 0), strict=True)]
    t = resolving("AAEEEE", p1, {"place": "lower_56", "vp": 4}, *others)
    events = t.play("resolve A")
    assert by(events, "vp") == [("card.trash_thrower", s, -(s < 5)) for s in range(1, 6)]
    assert by(events, "damage") == [("ny.attack.from-manhattan", s, 2) for s in range(1, 6)]
    assert t.all("lp") == [10, 8, 8, 8, 8, 8]
    assert t.asked == (P2, "flee")
    assert t.legal == {"hold", "flee staten_island", "flee brooklyn"}
    events = t.play("flee brooklyn")
    assert t.all("place") == ["upper", "brooklyn", *FIVE_MATES]
    assert t.asked == (P1, "buy")


def test_fireball_hits_a_neighbour_with_drain() -> None:
    t = resolving("AHHHHH", owner("bronx", "fireball", energy=3), owner("bronx", "drain"), "queens")
    events = t.play("resolve A")
    assert by(events, "energy") == [("card.drain", P1, -2), ("card.drain", P2, 2)]
    assert by(events, "damage") == [("ny.attack.from-outside", P2, 1)]


def test_trash_thrower_before_drain_before_the_damage() -> None:
    t = resolving("AHHHHH", owner("lower", "trash_thrower", energy=1), owner("bronx", "drain", vp=2))
    events = [e for e in t.play("resolve A") if e.kind in ("vp", "energy", "damage")]
    assert [(e.rule, e.seat, e.n) for e in events] == [
        ("card.trash_thrower", P2, -1),
        ("card.drain", P1, -1),
        ("card.drain", P2, 1),
        ("ny.attack.from-manhattan", P2, 1),
    ]


def test_power_tap_against_drain() -> None:
    p2, p3 = owner("bronx", "drain"), owner("queens", "power_tap")
    t = resolving("AHHHHH", {"place": "lower", "energy": 5}, p2, p3, this_turn={"earned": [["Mantis", 1]]})
    events = t.play("resolve A")
    assert by(events, "energy") == [
        ("card.drain", P1, -2),
        ("card.drain", P2, 2),
        ("card.power_tap", P2, -1),
        ("card.power_tap", P3, 1),
    ]
    assert t.all("energy") == [3, 1, 1]


def test_attacks_of_towering_titan_spent_on_webs_are_no_attack_for_trash_thrower() -> None:
    p1 = owner("lower", "towering_titan", "trash_thrower", tokens={"web": 2})
    t = resolving("EEEEEE", p1, owner("bronx", "webspinner", vp=3))
    assert by(t.opening, "add") == [("card.towering_titan", P1, 2)]
    events = t.play("resolve A", "use attack web", "use attack web")
    assert [e.rule for e in kinds(events, "nothing")] == ["core.tokens.all-spent"]
    assert not cited(events, "card.trash_thrower")
    assert (t[P2].lp, t[P2].vp) == (10, 3)


def test_tesla_antennae_compares_before_carapace_is_shed() -> None:
    p2 = owner("bronx", {"id": "carapace", "counters": 3}, lp=11)
    t = resolving("AEEEEE", owner("lower", "tesla_antennae"), p2)
    t.play("resolve A")
    assert t.asked == (P2, "before_loss")
    events = t.play("use carapace")
    assert by(events, "lp") == [("core.lp.clamp", P2, -1), ("card.carapace", P2, 0)]
    assert by(events, "damage") == [("ny.attack.from-manhattan", P2, 2)]
    assert t[P2].lp == 8


def test_carapace_lost_at_twelve_to_tesla_cannon_and_used_against_shadow_double() -> None:
    p2 = owner("bronx", {"id": "carapace", "counters": 2}, lp=12)
    t = table({"place": "lower", "energy": 5}, p2, phase="buy", market=["tesla_cannon"])
    t.play("buy tesla_cannon")
    events = t.play("give carapace")
    assert by(events, "lp") == [("core.lp.clamp", P2, -2)]
    assert (t[P2].lp, t[P2].counters) == (10, {})
    t = resolving("AAEEEE", owner("lower", "shadow_double"), p2)
    t.play("resolve A")
    events = t.play("use carapace")
    assert by(events, "lp") == [("core.lp.clamp", P2, -2), ("card.carapace", P2, 0)]
    assert by(events, "damage") == [("ny.attack.from-manhattan", P2, 4)]
    assert t[P2].lp == 6


def test_photo_op_counts_what_fireball_really_took() -> None:
    p1 = owner("bronx", "fireball", energy=4)
    t = resolving("AAAHHH", p1, {"place": "bronx", "lp": 2}, "lower", "queens", market=["photo_op"])
    t.play("resolve A", "hold", "stay", "buy photo_op")
    assert t.legal == {"pick mantis", "pick rob", "pick sheriff"}
    events = t.play("pick mantis")
    assert by(events, "vp") == [("card.photo_op", P1, 2)]


# Destruction


def test_long_neck_works_for_sharp_shooter_in_other_boroughs() -> None:
    p1 = owner("queens", "sharp_shooter", "long_neck")
    t = resolving("DDHHHH", p1, "lower", boroughs={"bronx": building(units=("jet",))})
    t.play("resolve D")
    assert t.legal == {"pass", "destroy bronx.jet"}
    events = t.play("destroy bronx.jet")
    assert by(events, "destroy") == [("card.long_neck", P1, 2)]
    assert by(events, "energy") == [("ny.tiles.jet", P1, 2)]
    assert by(events, "vp") == [("card.sharp_shooter", P1, 1)]


def test_seismic_ray_reaches_what_can_opener_makes_cheaper() -> None:
    p1 = owner("queens", "seismic_ray", "can_opener", "trophy_hunter", energy=1)
    t = resolving("DDDHHH", p1, "lower", boroughs={"bronx": building(units=("tank",))})
    t.play("resolve D")
    events = t.play("use seismic_ray bronx")
    assert by(events, "energy") == [("card.seismic_ray", P1, -1)]
    assert by(events, "destroy") == [("card.can_opener", P1, 3)]
    assert by(events, "vp") == [("ny.tiles.tank", P1, 3), ("card.trophy_hunter", P1, 1)]


def test_seismic_ray_after_hailing_cabs_aims_at_units_only() -> None:
    boroughs = {"bronx": building("high_rise_1"), "staten_island": building("high_rise_1", units=("jet",))}
    p1 = owner("queens", "seismic_ray", "hailing_cabs", energy=1)
    t = resolving("DHHHHH", p1, "lower", boroughs=boroughs)
    assert t.asked == (P1, "add")
    events = t.play("use hailing_cabs")
    assert by(events, "add") == [("card.hailing_cabs", P1, 2)]
    t.play("resolve D")
    assert t.legal == {"pass", "use seismic_ray staten_island"}
    assert t.refused("use seismic_ray bronx") == "card.seismic_ray"
    events = t.play("use seismic_ray staten_island")
    assert by(events, "energy") == [("card.seismic_ray", P1, -1), ("ny.tiles.jet", P1, 2)]
    assert t.state.boroughs["staten_island"].stacks[0] == ("high_rise_1",)


def test_hunter_and_trophy_hunter_on_one_infantry() -> None:
    p1 = owner("lower", "hunter", "trophy_hunter", lp=4)
    t = resolving("DDHHHH", p1, "bronx", boroughs={"manhattan": building(units=("infantry",))})
    events = t.play("resolve D")
    assert by(events, "vp")[:2] == [("ny.tiles.infantry", P1, 1), ("card.trophy_hunter", P1, 1)]
    assert by(events, "lp") == [("card.hunter", P1, 1)]
    assert (t[P1].lp, t[P1].vp) == (5, 2)


def test_leveler_counts_a_building_that_falls_to_stomp() -> None:
    t = resolving("HHHHSS", owner("queens", "leveler", "stomp"), "lower", boroughs={"queens": building("high_rise_1")})
    assert by(t.opening, "add") == [("card.stomp", P1, 1)]
    events = t.play("resolve D")
    assert by(events, "vp") == [("ny.tiles.high-rise", P1, 1), ("card.leveler", P1, 1)]


def test_stomp_first_then_painbow_then_shadow_double() -> None:
    t = resolving("DHHHHH", owner("lower", "painbow", "shadow_double", "stomp"), "bronx")
    assert by(t.opening, "add") == [("card.stomp", P1, 1), ("card.painbow", P1, 1)]
    assert t.state.results == "AHHHHHDD"
    events = t.play("resolve A")
    assert by(events, "boost") == [("card.shadow_double", P1, 1)]
    assert by(events, "damage") == [("ny.attack.from-manhattan", P2, 2)]


def test_six_destruction_with_stomp_is_no_victory_of_painbow() -> None:
    t = resolving("DDDDDH", owner("lower", "painbow", "stomp"), "bronx")
    assert t.state.result == ""
    assert t.state.results == "AAHDDDDDD"
    t = resolving("DDDDDD", owner("lower", "painbow", "stomp"), "bronx")
    assert (t.state.result, t.state.winner) == ("card", P1)
    assert by(t.opening, "win") == [("card.painbow", P1, 0)]


# Ouch


def test_phoenix_blood_gets_nothing_for_what_bulletproof_stops() -> None:
    p1 = owner("bronx", "phoenix_blood", "bulletproof")
    t = resolving("OHHHHH", p1, "lower", boroughs={"bronx": building(units=("jet",))})
    events = t.play("resolve O")
    assert by(events, "reduce") == [("card.bulletproof", P1, 1)]
    assert not kinds(events, "damage")
    assert (t[P1].lp, t[P1].energy) == (10, 0)
    t = resolving("OSSSSS", p1, "lower", boroughs={"bronx": building(units=("jet", "tank"))})
    events = t.play("resolve O")
    assert by(events, "damage") == [("ny.ouch.one", P1, 1)]
    assert by(events, "energy") == [("card.phoenix_blood", P1, 1)]
    assert (t[P1].lp, t[P1].energy) == (9, 1)


def test_carapace_grows_before_the_ouch_that_bulletproof_softens() -> None:
    p1 = owner("bronx", "carapace", "bulletproof", lp=5)
    t = resolving("OSSSSS", p1, "lower", boroughs={"bronx": building(units=("jet", "tank"))})
    t.play("resolve O")
    assert t[P1].counters == {"carapace": 1}
    assert t.asked == (P1, "before_loss")
    events = t.play("use carapace")
    assert by(events, "lp") == [("card.carapace", P1, 1)]
    assert by(events, "reduce") == [("card.bulletproof", P1, 1)]
    assert t[P1].lp == 5


def test_bulletproof_does_not_stop_air_force_one_and_phoenix_blood_is_paid() -> None:
    p2 = owner("queens", "bulletproof", "phoenix_blood")
    t = table(
        {"place": "bronx", "energy": 6},
        p2,
        "lower",
        phase="buy",
        market=["air_force_one"],
        boroughs={"queens": building(units=("jet", "tank"))},
        this_turn={"destroyed": ["jet"]},
    )
    events = t.play("buy air_force_one")
    assert by(events, "vp") == [("card.air_force_one", P1, 4)]
    assert by(events, "damage") == [("card.air_force_one", P2, 2)]
    assert by(events, "energy", P2) == [("card.phoenix_blood", P2, 1)]
    assert not kinds(events, "reduce")


# Tokens


def test_natural_selection_kills_a_bearer_of_jinxes_who_cannot_reroll_its_ouch() -> None:
    p1 = owner("bronx", "natural_selection", energy=1, tokens={"jinx": 2})
    t = table(p1, owner("lower", "curse"), "queens", dice="EEEEHSO")
    assert t.refused("keep HEEEES") == "core.tokens.reroll-fee"
    assert "keep HEEEEO" in t.legal
    t.play("stop", "resolve E", "resolve H", "pass", "resolve S")
    events = t.play("stay", "end")
    assert by(events, "lp") == [("card.natural_selection", P1, -10)]
    assert (t[P1].alive, t[P1].tokens, t[P1].energy) == (False, {}, 0)
    assert t.state.discards == ("natural_selection",)
    assert t.asked == (P2, "roll")


def test_jinx_aura_forces_nothing_where_webs_leave_no_reroll() -> None:
    p2 = owner("lower", "webspinner", "jinx_aura")
    t = table({"place": "bronx", "tokens": {"web": 2}}, p2, "queens")
    t.play("roll", "dice AHEDSO")
    assert t.asked == (P1, "resolve")
    t = table({"place": "bronx", "tokens": {"web": 1}}, p2, "queens")
    t.play("roll", "dice AHEDSO")
    assert t.refused("stop") == "card.jinx_aura"
    t.play("keep HEDSO", "roll", "dice A")
    assert t.asked == (P1, "resolve")


def test_terminal_rage_under_jinx_aura() -> None:
    t = table(owner("bronx", "terminal_rage"), owner("lower", "jinx_aura"), dice="AAAEEE")
    assert t.legal == {"keep AAA", "keep AAAE", "keep AAAEE"}
    assert t.refused("keep AAEEE") == "card.terminal_rage"
    assert t.refused("stop") == "card.jinx_aura"
    t.play("keep AAA", "roll")
    events = t.play("dice AAA")
    assert [e.what for e in kinds(events, "forced")] == ["stop", "resolve A"]
    assert t[P2].lp == 4


def test_a_heart_made_by_universal_soldier_lifts_a_jinx() -> None:
    p1 = owner("lower", "universal_soldier", lp=5, tokens={"jinx": 1})
    t = resolving("AEEEEE", p1, owner("bronx", "curse"))
    events = t.play("use universal_soldier AH")
    assert [(e.rule, e.what) for e in kinds(events, "change")] == [("card.universal_soldier", "AH")]
    events = t.play("resolve H", "use heart jinx")
    assert by(events, "token") == [("core.tokens.spend", P1, -1)]
    assert (t[P1].lp, t[P1].tokens, t[P2].lp) == (5, {}, 10)


def test_webspinner_given_up_to_tesla_cannon_frees_everybody() -> None:
    p2 = owner("queens", "webspinner")
    t = table(
        {"place": "bronx", "energy": 5, "tokens": {"web": 2}},
        p2,
        {"place": "lower", "tokens": {"web": 1}},
        phase="buy",
        market=["tesla_cannon"],
    )
    events = t.play("buy tesla_cannon")
    assert by(events, "token") == [("card.webspinner", P1, -2), ("card.webspinner", P3, -1)]
    assert t.all("tokens") == [{}, {}, {}]


def test_general_ellis_curses_all_but_the_buyer_and_feeds_phoenix_blood() -> None:
    p1 = owner("bronx", "curse", energy=5)
    fallen = {"destroyed": ["tank"]}
    t = table(p1, owner("queens", "phoenix_blood"), "lower", phase="buy", market=["general_ellis"], this_turn=fallen)
    events = t.play("buy general_ellis")
    assert by(events, "vp") == [("card.general_ellis", P1, 3)]
    assert by(events, "damage") == [("card.general_ellis", s, 1) for s in (P1, P2, P3)]
    assert by(events, "token") == [("card.curse", P2, 1), ("card.curse", P3, 1)]
    assert by(events, "energy", P2) == [("card.phoenix_blood", P2, 1)]
    assert t.all("tokens") == [{}, {"jinx": 1}, {"jinx": 1}]


# Stars


def test_violent_star_spins_a_web() -> None:
    p1 = owner("bronx", "violent_star", "webspinner")
    t = resolving("HHSSSS", p1, "queens", "lower", superstar_holder=P2)
    events = t.play("resolve S")
    assert by(events, "vp") == [("ny.celebrity.taking", P1, 1)]
    assert by(events, "damage") == [("card.violent_star", P2, 2)]
    assert by(events, "token") == [("card.webspinner", P2, 1)]
    assert t.state.superstar == P1


def test_a_broadway_star_who_dies_of_violent_star() -> None:
    p1 = owner("bronx", "broadway_star", lp=1)
    t = resolving("EEESSS", p1, owner("queens", "violent_star"), "lower", superstar_holder=P2)
    events = t.play("resolve S")
    assert by(events, "vp", P1) == [("ny.celebrity.taking", P1, 0), ("card.broadway_star", P1, 1)]
    assert by(events, "damage") == [("card.violent_star", P1, 1)]
    assert not t[P1].alive
    assert t.state.superstar == -1
    assert t.asked == (P2, "roll")


def test_ego_trip_against_a_diva() -> None:
    p1, p2 = owner("bronx", "ego_trip"), owner("queens", "diva")
    t = resolving("HHHSSS", p1, p2, "lower", superstar_holder=P2)
    events = t.play("resolve S")
    assert [(e.rule, e.n) for e in kinds(events, "nothing")] == [("card.diva", 3)]
    assert (t.state.superstar, t[P1].energy) == (P2, 0)
    t = resolving("HHSSSS", p1, p2, "lower", superstar_holder=P2)
    events = t.play("resolve S")
    assert by(events, "vp") == [("ny.celebrity.taking", P1, 1)]
    assert by(events, "energy") == [("card.ego_trip", P1, 1)]


def test_a_star_thrown_away_for_chameleon_is_none_for_personal_spotlight_and_natural_selection() -> None:
    p1 = owner("bronx", "chameleon", "personal_spotlight", "natural_selection")
    t = resolving("EEEEEES", p1, "lower")
    t.play("use chameleon EH")
    assert t.state.dice == "HEEEEE"
    events = t.play("resolve H", "stay", "end")
    assert not cited(events, "card.personal_spotlight")
    assert t[P1].alive
    t = resolving("EEEEEES", p1, "lower")
    events = t.play("pass", "resolve S")
    assert by(events, "vp") == [("card.personal_spotlight", P1, 1)]
    events = t.play("stay", "end")
    assert by(events, "lp") == [("card.natural_selection", P1, -10)]
    assert (t.state.result, t.state.winner) == ("last", P2)


def test_chameleon_completes_the_climb_with_extra_head() -> None:
    p1 = owner("upper", "chameleon", "climb_the_empire_state_building", "extra_head")
    t = resolving("AHEDSSS", p1, "bronx", "queens")
    events = t.play("use chameleon SO", "pass")
    assert t.state.dice == "AHEDSO"
    assert by(events, "vp") == [("card.climb_the_empire_state_building", P1, 2)]
    assert t.state.extra_turns == (("climb_the_empire_state_building", P1),)


# Energy and hearts


def test_overload_at_nothing_and_power_tap() -> None:
    p1, p2 = owner("bronx", "overload"), owner("lower", "power_tap")
    t = resolving("EHHHHH", p1, p2)
    events = t.play("resolve E")
    assert by(events, "energy") == [("core.energy.gain", P1, 0)]
    assert by(events, "nothing") == [("card.overload", P1, 1)]
    assert t.all("energy") == [0, 0]
    t = resolving("EEEHHH", p1, p2)
    t.play("resolve E")
    assert t.all("energy") == [2, 0]
    t = resolving("EEEEHH", p1, p2)
    events = t.play("resolve E")
    assert by(events, "energy") == [("core.energy.gain", P1, 3), ("card.power_tap", P1, -1), ("card.power_tap", P2, 1)]


def test_hearts_turned_by_artificial_heart_count_for_overload() -> None:
    t = resolving("HHEESS", owner("lower", "artificial_heart", "overload"), "bronx")
    t.play("use artificial_heart HE", "use artificial_heart HE")
    assert t.state.results == "EEEESS"
    events = t.play("resolve E")
    assert by(events, "energy") == [("core.energy.gain", P1, 3)]


def test_of_another_world_pays_power_tap_in_manhattan() -> None:
    t = resolving("HHHSSO", owner("lower", "of_another_world"), owner("bronx", "power_tap"))
    t.play("use of_another_world HE", "use of_another_world HE", "use of_another_world HE")
    events = t.play("resolve E")
    assert by(events, "energy") == [("core.energy.gain", P1, 3), ("card.power_tap", P1, -1), ("card.power_tap", P2, 1)]


def test_attacks_of_towering_titan_turned_into_hearts() -> None:
    t = resolving("EEEEEE", owner("bronx", "towering_titan", "universal_soldier", lp=5), "lower")
    t.play("use universal_soldier AH", "use universal_soldier AH")
    events = t.play("resolve H")
    assert by(events, "lp") == [("core.heal.gain", P1, 2)]
    assert t.all("lp") == [7, 10]


def test_subterranean_cable_with_phoenix_blood_and_power_tap() -> None:
    t = table(owner("bronx", "phoenix_blood"), owner("lower", "power_tap"), phase="buy", market=["subterranean_cable"])
    events = t.play("buy subterranean_cable")
    assert by(events, "energy", P1) == [
        ("card.subterranean_cable", P1, 4),
        ("card.power_tap", P1, -1),
        ("card.phoenix_blood", P1, 1),
    ]
    assert t.all("energy") == [4, 1]
    assert t.all("lp") == [6, 10]


def test_holland_tunnel_pays_power_tap_twice() -> None:
    t = table(
        {"place": "bronx", "energy": 9}, owner("queens", "power_tap"), "lower", phase="buy", market=["holland_tunnel"]
    )
    events = t.play("buy holland_tunnel")
    assert by(events, "energy", P2) == [
        ("card.power_tap", P2, 1),
        ("card.holland_tunnel", P2, 3),
        ("card.power_tap", P2, 1),
    ]
    assert t.all("energy") == [2, 5, 2]


def test_next_stage_gives_up_twenty_points_and_pays_power_tap() -> None:
    p1 = {"place": "bronx", "energy": 4, "vp": 20, "lp": 9}
    t = table(p1, owner("lower", "power_tap"), phase="buy", market=["next_stage"])
    events = t.play("buy next_stage", "use next_stage heal")
    assert by(events, "vp") == [("card.next_stage", P1, -20)]
    assert by(events, "lp") == [("card.next_stage", P1, 1)]
    assert (t[P1].vp, t[P1].reached, t[P1].lp) == (0, 0, 10)
    t.settle()
    assert t.all("energy") == [18, 1]


# Cards from the market


def test_columbia_university_waits_through_a_sweep_for_overload() -> None:
    t = table(
        {"place": "bronx", "energy": 8},
        "lower",
        phase="buy",
        market=["columbia_university", "central_park", "coney_island"],
        deck_top=["the_unisphere", "brooklyn_bridge", "yankee_stadium", "overload", "flatiron_building"],
    )
    t.play("buy columbia_university")
    assert t.state.pending == (("columbia_university", P1),)
    events = t.play("sweep")
    assert [(e.rule, e.seat, e.what) for e in kinds(events, "gain_card")] == [
        ("card.columbia_university", P1, "overload")
    ]
    assert by(events, "energy") == [("core.buy.sweep", P1, -2), ("card.overload", P1, 4)]
    assert (t[P1].cards, t[P1].energy, t[P1].vp) == (("overload",), 4, 2)
    assert t.state.market == ("brooklyn_bridge", "yankee_stadium", "flatiron_building")
    assert t.state.pending == ()


def test_terminal_rage_taken_by_columbia_university_on_anothers_turn() -> None:
    t = table(
        "lower",
        {"place": "bronx", "energy": 5},
        "queens",
        turn=P2,
        phase="buy",
        market=["the_unisphere"],
        deck_top=["terminal_rage", "flatiron_building", "coney_island", "central_park"],
        pending=[["columbia_university", "Kong"]],
    )
    events = t.play("buy the_unisphere")
    assert [(e.rule, e.seat) for e in kinds(events, "extra_turn")] == [("card.terminal_rage", P1)]
    t.play("end")
    assert (t.state.turn, t.state.ledger.extra) == (P1, "terminal_rage")
    t.play("roll", "dice EEEEEE", "stop", "end")
    assert (t.state.turn, t.state.ledger.extra) == (P3, "")


def test_scavenger_with_nothing_discarded_then_after_a_sweep() -> None:
    market = ["regeneration", "central_park", "natural_selection"]
    top = ["coney_island", "the_unisphere", "brooklyn_bridge"]
    t = table(owner("bronx", "scavenger", energy=7, lp=5), "lower", phase="buy", market=market, deck_top=top)
    assert t.legal == {"end", "sweep", "buy regeneration", "buy natural_selection", "buy central_park"}
    assert t.refused("buy curse") == "core.buy.cost"
    t.play("sweep")
    assert t.legal >= {"buy regeneration", "buy natural_selection"}
    assert t.refused("buy central_park") == "core.buy.cost"
    events = t.play("buy natural_selection")
    assert by(events, "energy") == [("core.buy.cost", P1, -1), ("card.natural_selection", P1, 4)]
    assert by(events, "lp") == [("card.natural_selection", P1, 4)]
    t.play("buy regeneration")
    assert (t[P1].energy, t[P1].lp) == (4, 9)
    assert t.state.discards == ("central_park",)


def test_a_sweep_that_empties_the_deck_leaves_scavenger_nothing() -> None:
    market = ["regeneration", "central_park", "natural_selection"]
    t = table(owner("bronx", "scavenger", energy=2), "lower", phase="buy", market=market, deck=[])
    events = t.play("sweep")
    t.settle()
    assert by(events, "shuffle") == [("core.buy.empty-deck", -1, 3)]
    assert t.state.discards == ()
    assert t.legal == {"end"}


def test_an_extra_turn_of_subway_dies_with_natural_selection() -> None:
    p1 = owner("bronx", "natural_selection", energy=10)
    t = table(p1, "lower", "queens", phase="buy", dice="EEEEEES", market=["subway"])
    events = t.play("buy subway")
    assert [(e.rule, e.seat) for e in kinds(events, "extra_turn")] == [("card.subway", P1)]
    events = t.play("end")
    assert by(events, "lp") == [("card.natural_selection", P1, -10)]
    assert t.state.extra_turns == ()
    assert (t.state.turn, t.state.regular) == (P2, P2)
