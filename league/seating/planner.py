"""Planning a request that has been checked: where the search starts, and what comes out of it."""

from dataclasses import replace

from league.seating.labels import continuation
from league.seating.model import Round, SeatingMode, SeatingRequest
from league.seating.search import GENTLE, THOROUGH, WEIGHED, SeatingPlan, anneal
from league.seating.task import Task
from league.seating.turn_order import even_turns


def planned(request: SeatingRequest) -> tuple[Round, ...]:
    """The planned rounds of a sound request."""
    task = Task(request)
    if request.mode is SeatingMode.RANDOM:
        return _random(task)
    if request.mode is SeatingMode.POWER and request.power_weight > 0:
        return even_turns(_by_standings(request), request.history, request.locked)
    return even_turns(_balanced(task), request.history, request.locked)


def _random(task: Task) -> tuple[Round, ...]:
    """A shuffle; only forbidden pairs are moved apart."""
    desk = SeatingPlan(task.shuffled_rounds(), task.costs(fairness=0), task.fixed)
    anneal(desk, task.chance, GENTLE, 0)
    return task.named(desk.rounds)


def _by_standings(request: SeatingRequest) -> tuple[Round, ...]:
    """The next round alone: neighbours in the ranking sit together, as far as the weight lets them repeat a meeting.

    The rounds after it go by rankings that nobody knows yet. The leaders' table is the first.
    """
    task = Task(replace(request, rounds=1))
    desk = SeatingPlan(task.ranked_rounds(), task.power_costs(), task.fixed)
    anneal(desk, task.chance, WEIGHED, task.least_power_cost(desk))
    return task.named([task.by_rank(tables) for tables in desk.rounds])


def _balanced(task: Task) -> tuple[Round, ...]:
    """The reference plan, mended where the request departs from it; a new search where mending does not do."""
    known = continuation(task.request, task.chance)
    if task.is_served_by(known):
        return known
    costs = task.costs(fairness=1)
    mended = SeatingPlan(task.fitted_rounds(known), costs, task.fixed)
    goal = task.least_cost(mended)
    anneal(mended, task.chance, GENTLE, goal)
    if mended.cost <= goal:
        return task.named(mended.rounds)
    fresh = SeatingPlan(task.shuffled_rounds(), costs, task.fixed)
    anneal(fresh, task.chance, THOROUGH, goal)
    return task.named(min(mended, fresh, key=lambda desk: desk.cost).rounds)
