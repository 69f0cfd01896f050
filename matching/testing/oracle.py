"""
The best round and the best seating by the definitions alone, for `npm run bench -- exactness`: up to twelve people by
trying everything, more by integer programs. Shares no code with the engine, not even the language.
Reads lines of {"instance", "pairs", "trios"}. Writes a line for each where the given round is not the best, then the counts.
Needs Python 3.9 and scipy 1.9.
"""

import json
import sys
from functools import lru_cache, reduce
from operator import and_

WEEK = 7 * 24 * 60
FEW = 12


def month(text):
    return int(text[:4]) * 12 + int(text[5:])


@lru_cache(maxsize=None)
def minutes(hours):
    """A week as a number with a bit for each minute."""
    return sum(1 << t for t in {t for start, end in hours for t in range(start, end)})


@lru_cache(maxsize=None)
def have_time(*weeks):
    """Whether thirty minutes in a row are in all weeks; Monday follows Sunday."""
    given = [minutes(week) for week in weeks if week is not None]
    if len(given) < 2:
        return True
    both = reduce(and_, given)
    row = both | both << WEEK
    for _ in range(29):
        row &= row >> 1
    return row != 0


def hours_of(instance):
    return [tuple(map(tuple, p["hours"])) if "hours" in p else None for p in instance["people"]]


def edges_of(instance):
    """Each allowed pair with [cross, repeats, cost]."""
    met = {}
    for meeting in instance["history"]:
        pair = frozenset((meeting["a"], meeting["b"]))
        met[pair] = max(met.get(pair, 0), month(meeting["month"]))
    people = instance["people"]
    hours = hours_of(instance)
    rule = instance.get("noRepeatMonths", 3)
    edges = {}
    for i, p in enumerate(people):
        for j, q in enumerate(people[:i]):
            cross = p["department"].lower() != q["department"].lower()
            wishes = {p["preference"], q["preference"]}
            if ("same-department" if cross else "cross-department") in wishes:
                continue
            if q["id"] in p.get("avoid", []) or p["id"] in q.get("avoid", []):
                continue
            if not have_time(hours[i], hours[j]) or instance.get("between") and p["group"] == q["group"]:
                continue
            last = met.get(frozenset((p["id"], q["id"])))
            ago = last and month(instance["month"]) - last
            if ago is not None and rule == 0:
                ago = max(1, ago)
            if ago is not None and ago <= rule:
                continue
            edges[j, i] = edges[i, j] = (cross, ago is not None, 0 if ago is None else max(1, 61 - ago))
    return edges


def plus(one, two):
    return tuple(a + b for a, b in zip(one, two))


def worth(edge):
    cross, repeats, cost = edge
    return (1, 0, cross, -repeats, -cost)


def best_by_trying(count, debts, edges):
    """Everybody in turn stays out or takes each partner who is still there. Levels: more is better."""

    @lru_cache(maxsize=None)
    def best(free):
        if free == 0:
            return (0, 0, 0, 0, 0)
        i = free.bit_length() - 1
        rest = free & ~(1 << i)
        found = plus(best(rest), (0, -debts[i], 0, 0, 0))
        for j in range(i):
            if rest >> j & 1 and (i, j) in edges:
                found = max(found, plus(best(rest & ~(1 << j)), worth(edges[i, j])))
        return found

    return best((1 << count) - 1)


def best_by_program(groups, worths):
    """
    The choice of things that is best level by level: of each group of them at most one. An integer program a level,
    which keeps what the levels before have reached.
    """
    import numpy
    from scipy.optimize import Bounds, LinearConstraint, milp
    from scipy.sparse import csr_matrix

    total = (0,) * 5
    for things in parts_of(groups, len(worths)):
        place = {thing: k for k, thing in enumerate(things)}
        rows = [[place[t] for t in group] for group in groups if group and group[0] in place]
        at = [(r, k) for r, row in enumerate(rows) for k in row]
        matrix = csr_matrix(([1.0] * len(at), tuple(zip(*at))), shape=(len(rows), len(things)))
        rules = [LinearConstraint(matrix, -numpy.inf, 1)]
        chosen = []
        for level in range(5):
            gain = numpy.array([float(worths[t][level]) for t in things])
            if not gain.any():
                continue
            options = {"mip_rel_gap": 0}
            solved = milp(-gain, integrality=numpy.ones(len(things)), bounds=Bounds(0, 1), constraints=rules, options=options)
            if solved.status != 0:
                raise RuntimeError(solved.message)
            chosen = [things[k] for k, x in enumerate(solved.x) if x > 0.5]
            reached = sum(worths[t][level] for t in chosen)
            rules.append(LinearConstraint(csr_matrix(gain), reached, reached))
        for thing in chosen:
            total = plus(total, worths[thing])
    return total


def parts_of(groups, count):
    """Things that share no group, not even by way of others, are chosen apart."""
    root = list(range(count))

    def find(t):
        while root[t] != t:
            root[t] = t = root[root[t]]
        return t

    for group in groups:
        for thing in group:
            root[find(thing)] = find(group[0])
    parts = {}
    for thing in range(count):
        parts.setdefault(find(thing), []).append(thing)
    return parts.values()


def best_round(instance, edges):
    debts = [p.get("leftOutDebt", 0) for p in instance["people"]]
    count = len(debts)
    if count <= FEW:
        return best_by_trying(count, debts, edges)
    # Leaving little debt out is to pair much of it.
    pairs = [(i, j) for i, j in edges if i < j]
    worths = [plus(worth(edges[pair]), (0, debts[pair[0]] + debts[pair[1]], 0, 0, 0)) for pair in pairs]
    groups = [[] for _ in debts]
    for k, pair in enumerate(pairs):
        for i in pair:
            groups[i].append(k)
    return plus(best_by_program(groups, worths), (0, -sum(debts), 0, 0, 0))


def seat(edges, hours, table, c):
    """What it is worth that somebody joins two others; None unless both may be their partner and one time suits all three."""
    a, b = table
    if (c, a) in edges and (c, b) in edges and have_time(hours[a], hours[b], hours[c]):
        return plus(plus(worth(edges[c, a]), worth(edges[c, b])), (-1, 0, 0, 0, 0))
    return None


def best_seating(instance, edges, tables):
    debts = [p.get("leftOutDebt", 0) for p in instance["people"]]
    paired = {i for table in tables for i in table}
    out = [i for i in range(len(debts)) if i not in paired]
    hours = hours_of(instance)
    seats = {(c, t): seat(edges, hours, tables[t], c) for c in out for t in range(len(tables))}
    if len(debts) <= FEW:

        @lru_cache(maxsize=None)
        def best(k, taken):
            if k == len(out):
                return (0, 0, 0, 0, 0)
            found = plus(best(k + 1, taken), (0, -debts[out[k]], 0, 0, 0))
            for t in range(len(tables)):
                here = seats[out[k], t]
                if here and not taken >> t & 1:
                    found = max(found, plus(best(k + 1, taken | 1 << t), here))
            return found

        return best(0, 0)
    things = [pair for pair, here in seats.items() if here]
    worths = [plus(seats[c, t], (0, debts[c], 0, 0, 0)) for c, t in things]
    groups = [[k for k, thing in enumerate(things) if thing[0] == c] for c in out]
    groups += [[k for k, thing in enumerate(things) if thing[1] == t] for t in range(len(tables))]
    return plus(best_by_program(groups, worths), (0, -sum(debts[c] for c in out), 0, 0, 0))


def given_round(instance, edges, pairs):
    """What the given pairs are worth, or what is wrong with them."""
    people = instance["people"]
    paired = [i for pair in pairs for i in pair]
    if len(set(paired)) < len(paired) or any(pair not in edges for pair in pairs):
        return "a pair that may not be"
    total = (0, -sum(p.get("leftOutDebt", 0) for i, p in enumerate(people) if i not in paired), 0, 0, 0)
    for pair in pairs:
        total = plus(total, worth(edges[pair]))
    return total


def given_seating(instance, edges, tables, trios):
    people = instance["people"]
    taken, sat = [], []
    total = (0, 0, 0, 0, 0)
    for a, b, c in trios:
        if (a, b) not in tables:
            return "a seat with no pair"
        here = seat(edges, hours_of(instance), (a, b), c)
        if here is None:
            return "a seat that may not be"
        taken, sat, total = taken + [(a, b)], sat + [c], plus(total, here)
    paired = [i for table in tables for i in table]
    if len(set(taken)) < len(taken) or len(set(sat + paired)) < len(sat + paired):
        return "a seat taken twice"
    out = [p.get("leftOutDebt", 0) for i, p in enumerate(people) if i not in paired + sat]
    return plus(total, (0, -sum(out), 0, 0, 0))


def main():
    instances = seatings = disagreements = 0
    for line in sys.stdin:
        case = json.loads(line)
        instance = case["instance"]
        place = {p["id"]: i for i, p in enumerate(instance["people"])}
        pairs = [tuple(place[id] for id in pair) for pair in case["pairs"]]
        edges = edges_of(instance)
        best, given = best_round(instance, edges), given_round(instance, edges, pairs)
        instances += 1
        wrong = [] if best == given else [f"round {given}, best {best}"]
        if case.get("trios") is not None:
            trios = [tuple(place[id] for id in trio) for trio in case["trios"]]
            best = best_seating(instance, edges, pairs)
            given = given_seating(instance, edges, pairs, trios)
            seatings += 1
            wrong += [] if best == given else [f"seating {given}, best {best}"]
        if wrong:
            disagreements += 1
            print(json.dumps({"name": case["name"], "wrong": wrong}), flush=True)
    print(json.dumps({"instances": instances, "seatings": seatings, "disagreements": disagreements}))


if __name__ == "__main__":
    if sys.argv[1:] == ["--ready"]:
        import scipy.optimize
    else:
        main()
