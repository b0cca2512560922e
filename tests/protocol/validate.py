#!/usr/bin/env python3
"""Speaks with `kawari serve` and checks every reply against protocol/*.schema.json.

validate.py BINARY ROOT: ends with 0 if all is well, with 1 after the list of what is not, with 77 if
jsonschema is missing. It calls everything, with good and with bad parameters, for both games, as the judge, as
a player and as a stranger, in three languages. Besides the schemas it checks what they cannot say: that ids
are unique, that every number and every face is known, and that a player is told no card that this player has
not seen."""
import copy
import json
import pathlib
import subprocess
import sys

try:
    import jsonschema
except ImportError:
    print("python3-jsonschema is not installed")
    sys.exit(77)

LANGUAGES = ("en", "es", "ja")
STRANGER = 7  # nobody's seat


class Schemas:
    def __init__(self, folder):
        self.all = {f.name: json.loads(f.read_text()) for f in sorted(folder.glob("*.schema.json"))}
        for schema in self.all.values():
            jsonschema.Draft202012Validator.check_schema(schema)
        self.made = {}

    def __call__(self, ref):
        if ref not in self.made:
            schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$ref": ref}
            try:  # from version 4.18 on
                from referencing import Registry, Resource

                registry = Registry().with_resources(
                    (name, Resource.from_contents(one)) for name, one in self.all.items())
                self.made[ref] = jsonschema.Draft202012Validator(schema, registry=registry)
            except ImportError:
                resolver = jsonschema.RefResolver("", schema, store=dict(self.all))
                self.made[ref] = jsonschema.Draft202012Validator(schema, resolver=resolver)
        return self.made[ref]

    def wrong(self, ref, value):
        """The first fault of a value, or None."""
        if self(ref).is_valid(value):
            return None
        fault = jsonschema.exceptions.best_match(self(ref).iter_errors(value))
        return fault and f"at {'/'.join(map(str, fault.absolute_path)) or 'the top'}: {fault.message[:300]}"


class Talk:
    def __init__(self, binary, schemas):
        self.schemas = schemas
        self.program = subprocess.Popen([binary, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        encoding="utf-8")
        self.faults = []
        self.known = set()
        self.replies = 0
        self.called = {}  # by call: how often it went well, how often it was refused
        self.samples = {}  # by call and shape: a value that fits
        self.next_id = 0

    def fault(self, what, request):
        if len(self.faults) < 40 and what not in self.known:
            self.known.add(what)
            self.faults.append(f"{what}\n    request: {json.dumps(request, ensure_ascii=False)[:400]}")

    def line(self, text):
        self.program.stdin.write(text + "\n")
        self.program.stdin.flush()
        reply = self.program.stdout.readline()
        if not reply:
            self.faults.append(f"kawari serve has ended with {self.program.wait()}\n    request: {text[:400]}")
            self.say()
            raise SystemExit(1)
        self.replies += 1
        return json.loads(reply)

    def raw(self, text):
        """A line that is no request."""
        reply = self.line(text)
        wrong = self.schemas.wrong("reply.schema.json", reply)
        if wrong or "error" not in reply:
            self.fault(f"not an error: {wrong or reply}", text)

    def call(self, call, good=True, **parameters):
        """The value of a call that must succeed (True), be refused (False), or may do either (None)."""
        self.next_id += 1
        request = {"id": self.next_id, "call": call, **parameters}
        if good is not False:
            wrong = self.schemas.wrong("request.schema.json", request)
            if wrong:
                self.fault(f"the request does not fit: {wrong}", request)
        reply = self.line(json.dumps(request, ensure_ascii=False))
        wrong = self.schemas.wrong("reply.schema.json", reply)
        if wrong:
            self.fault(f"the reply does not fit: {wrong}", request)
            return None
        if reply["id"] != self.next_id:
            self.fault(f"the reply is to {reply['id']}", request)
        well = "ok" in reply
        if not well:
            self.sentence(reply["error"]["what"], request)
        self.called.setdefault(call, [0, 0])[0 if well else 1] += 1
        if good is not None and well != good:
            self.fault(f"should {'succeed' if good else 'be refused'}: {json.dumps(reply)[:300]}", request)
        if not well:
            return None
        ref = f"ok.schema.json#/$defs/{call}"
        wrong = self.schemas.wrong(ref, reply["ok"])
        if wrong:
            self.fault(f"the value does not fit: {wrong}", request)
        elif len(self.samples.setdefault(call, [])) < 3:
            self.samples[call].append(reply["ok"])
        return reply["ok"]

    def sentence(self, what, request):
        if not (what[0].isupper() or what[0] == '"') or what[-1] not in ".?":
            self.fault(f"the error is no sentence: {what}", request)

    def bad(self, call, **parameters):
        self.call(call, good=False, **parameters)

    def say(self):
        for fault in self.faults:
            print(fault)
        print(f"{self.replies} replies, {len(self.faults)} faults")

    def end(self):
        self.program.stdin.close()
        if self.program.wait() != 0:
            self.faults.append(f"kawari serve ended with {self.program.returncode}")


def words(sentence):
    return "".join(span if isinstance(span, str) else span["text"] for span in sentence)


def strings(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for one in value:
            yield from strings(one)
    elif isinstance(value, dict):
        for one in value.values():
            yield from strings(one)


class Reader:
    """What one viewer of one table has been told."""

    def __init__(self, viewer):
        self.viewer = viewer
        self.faces = {}
        self.names = set()

    def look(self, talk, moment, hidden):
        told = f"as {self.viewer}"
        request = {"moment of": self.viewer, "hash": moment["hash"]}
        if moment["viewer"] != self.viewer:
            talk.fault(f"{told}: the moment is that of {moment['viewer']}", request)
        for face in moment["faces"]:
            if face["id"] in self.faces:
                talk.fault(f"{told}: {face['id']} was sent twice", request)
            self.faces[face["id"]] = face
        numbers = [card["id"] for card in moment["cards"]]
        if len(set(numbers)) != len(numbers):
            talk.fault(f"{told}: two cards have one number", request)
        known = set(numbers)
        for card in moment["cards"]:
            if (card["face"] is None) != (card["name"] is None):
                talk.fault(f"{told}: a card with a face and no name, or the reverse", request)
            if card["face"] is not None and card["face"] not in self.faces:
                talk.fault(f"{told}: the face {card['face']} was never sent", request)
            if card["name"] is not None:
                self.names.add(card["name"])
            lost = [n for n in card["under"] + [card["at"] or numbers[0]] if n not in known]
            if lost:
                talk.fault(f"{told}: card {card['id']} lies with {lost}, which are no cards", request)
        places = [(zone["player"], zone["key"]) for zone in moment["zones"]]
        if len(set(places)) != len(places):
            talk.fault(f"{told}: a zone is shown twice", request)
        for zone in moment["zones"]:
            lost = [n for n in zone["cards"] if n not in known]
            if lost:
                talk.fault(f"{told}: {zone['key']} has {lost}, which are no cards", request)
            if zone["count"] < len(zone["cards"]):
                talk.fault(f"{told}: {zone['key']} has more cards than it counts", request)
        options = (moment["question"] or {"options": []})["options"] + moment["actions"]
        for kind, list_ in (("id", [one["id"] for one in options]), ("label", [words(one["label"]) for one in options])):
            if len(set(list_)) != len(list_):
                talk.fault(f"{told}: the {kind}s of options are not unique: {list_}", request)
        asked = moment["question"]["player"] if moment["question"] else None
        if self.viewer != "judge":
            if moment["question"] and options and asked != self.viewer:
                talk.fault(f"{told}: options of a question to {asked}", request)
            if any(action["player"] != self.viewer for action in moment["actions"]):
                talk.fault(f"{told}: actions of another player", request)
        ids = [event["id"] for event in moment["events"]]
        if ids != sorted(set(ids)):
            talk.fault(f"{told}: the ids of events do not grow: {ids}", request)
        for event in moment["events"]:
            for span in event["sentence"]:
                if isinstance(span, dict) and span.get("face"):
                    self.names.add(span["text"])
        if hidden is not None and (moment["question"] or {}).get("kind") != "name":
            unseen = hidden - self.names
            for text in strings({key: value for key, value in moment.items() if key != "faces"}):
                for name in unseen:
                    if name in text:
                        talk.fault(f"{told}: \"{text}\" names {name}, which this player has not seen", request)
            for face in moment["faces"]:
                if face["full_name"] in unseen:
                    talk.fault(f"{told}: the face of {face['full_name']}, which this player has not seen", request)


def play(talk, opened, steps, seed, hidden=None):
    """Plays a table on. Before each choice every viewer looks."""
    table = opened["table"]
    readers = [Reader(who) for who in ("judge", *(one["id"] for one in opened["moment"]["players"]), STRANGER)]
    readers[0].look(talk, opened["moment"], None)
    marks = {}
    for step in range(steps):
        judge = None
        for reader in readers:
            since = {"since": marks[reader.viewer]} if reader.viewer in marks else {}
            moment = talk.call("game.moment", table=table, viewer=reader.viewer, language=LANGUAGES[step % 3],
                               full=step % 4 == 3, leads_to=step % 3 == 0, **since)
            if moment is None:
                return
            reader.look(talk, moment, hidden if reader.viewer != "judge" else None)
            marks[reader.viewer] = moment["mark"]
            judge = judge or moment
            if step % 5 == 0 and moment["cards"]:
                card = moment["cards"][(seed + step) % len(moment["cards"])]["id"]
                talk.call("game.refusals", table=table, card=card, viewer=reader.viewer, language=LANGUAGES[step % 3])
        if judge["over"] is not None:
            break
        options = judge["question"]["options"] if judge["question"] else judge["actions"]
        if not options:
            talk.fault("nothing can be done, and the game is not over", {"table": table})
            return
        seed = (seed * 1664525 + 1013904223) % 2**32
        asked = judge["question"]["player"] if judge["question"] else judge["actions"][0]["player"]
        if step % 2 == 0 or asked is None:
            chosen, who = options[(seed >> 8) % len(options)]["id"], "judge"
        else:  # the asked player answers, with the player's own numbers
            own = talk.call("game.moment", table=table, viewer=asked)
            readers[1 + asked].look(talk, own, hidden)
            theirs = own["question"]["options"] if own["question"] else own["actions"]
            # The judge is offered every option, the player only the first of those that look alike.
            if sum(one.get("alike", 1) for one in theirs) != len(options):
                talk.fault(f"{len(options)} options for the judge, {len(theirs)} for the player", {"table": table})
                return
            chosen, who = theirs[(seed >> 8) % len(theirs)]["id"], asked
        moment = talk.call("game.act", table=table, option=chosen, viewer=who, language=LANGUAGES[step % 3])
        if moment is None:
            return
        next(r for r in readers if r.viewer == who).look(talk, moment, hidden if who != "judge" else None)
    talk.call("game.save", table=table)
    kept = talk.call("game.save", table=table, short=True)
    again = kept and talk.call("game.new", game=judge["game"], saved=kept["saved"])
    if again:
        if again["moment"]["hash"] != talk.call("game.moment", table=table)["hash"]:
            talk.fault("a short saved game leads elsewhere", {"table": table})
        talk.call("game.close", table=again["table"])
    # Some positions cannot be written, and the error says why.
    talk.call("game.scenario", good=None, table=table)


def deck_of(file):
    cards = []
    for line in file.read_text().splitlines():
        number, _, name = line.partition(" ")
        if number.isdigit():
            cards += [name.strip()] * int(number)
    return cards


def every_call(talk, root):
    hello = talk.call("hello")
    for call in hello["calls"]:
        if call not in talk.schemas.all["ok.schema.json"]["$defs"]:
            talk.fault(f"ok.schema.json lacks {call}", {})
    games = [game["id"] for game in hello["games"]]
    scenarios = {}
    for game in games:
        folder = root / "scenarios" / game.replace("-", "_")
        scenarios[game] = [one for file in sorted(folder.glob("*.yaml")) for one in file.read_text().split("\n---\n")]
    for game, current in ((one["id"], one["current"]) for one in hello["games"]):
        found = talk.call("cards.find", game=game, words="the", limit=5) or []
        for language in LANGUAGES:
            for face in found[:3]:
                talk.call("card", game=game, card=face["full_name"], language=language)
            talk.call("card", game=game, card=found[0]["id"], language=language)
            number = {"lorcana": "6.5", "duel-masters": "609"}.get(game, "1")
            talk.call("rule", game=game, number=number, language=language)
            shown = {"lorcana": "6.5.7", "duel-masters": "609.5"}.get(game, "1")
            page = talk.call("rule", game=game, number=shown, language=language, examples=3)
            for example in page["examples"]:
                text = talk.call("example", example=example["id"])["scenario"]
                talk.call("judge", scenario=text, language="en", milliseconds=20000)
            talk.call("rules.find", edition=current, words="1", language=language, limit=3)
            talk.call("deck", game=game, list=f"4 {found[0]['full_name']}\n4 Nobody\nnonsense\n", language=language)
        for file in sorted((root / "decks" / game.replace("-", "_")).glob("*.txt")):
            talk.call("deck", game=game, list=file.read_text())
        for i, text in enumerate(scenarios[game][::40]):
            talk.call("judge", scenario=text, language=LANGUAGES[i % 3], full=i % 4 == 0)
        for i, text in enumerate(scenarios[game][::120]):
            # The judge of Lorcana does not speak Japanese, and says so.
            language = LANGUAGES[i % (2 if game == "lorcana" else 3)]
            talk.call("outcomes", scenario=text, positions=300, language=language)
            talk.call("compare", scenario=text, language=language)
        for i, text in enumerate(scenarios[game][::150]):
            read = talk.call("scenario.read", scenario=text)
            opened = talk.call("game.new", game=game, scenario=text, names=["Rin", "Sora"])
            if opened and read:
                same = talk.call("game.new", game=game, scenario=read["scenario"], names=["Rin", "Sora"],
                                 choices=["pass", "yes", "card:1", "attack:1>2", "challenge:1>2"])
                begun = talk.call("game.new", game=game, scenario=read["scenario"], names=["Rin", "Sora"])
                if begun["moment"]["hash"] != opened["moment"]["hash"]:
                    talk.fault("the scenario as JSON is another position", {"scenario": text})
                for one in (same, begun):
                    talk.call("game.close", table=one["table"])
            if opened:
                play(talk, opened, 6, i)
                talk.call("game.close", table=opened["table"])
        decks = [deck_of(file) for file in sorted((root / "decks" / game.replace("-", "_")).glob("*.txt"))[:2]]
        for seed in (1,):
            opened = talk.call("game.new", game=game, decks=decks, seed=seed, names=["Rin", "Sora"])
            if opened:
                play(talk, opened, 14, seed, hidden=set(sum(decks, [])))
                table = opened["table"]
                talk.call("game.undo", table=table, language="es")
                talk.call("game.undo", table=table, action=True, viewer=0)
                copied = talk.call("game.copy", table=table, viewer=1)
                saved = talk.call("game.save", table=table)
                again = talk.call("game.new", game=game, saved=saved["saved"])
                if again["moment"]["hash"] != talk.call("game.moment", table=table)["hash"]:
                    talk.fault("a saved game is loaded as another one", {"game": game, "seed": seed})
                talk.call("game.concede", table=table, player=1, viewer=0, language="ja")
                for one in (table, copied["table"], again["table"]):
                    talk.call("game.close", table=one)
    question = "A: Seven Dwarfs' Mine, Sleepy; B: Flounder, Beast - Selfless Protector; A moves Sleepy to the Mine"
    for language in LANGUAGES:
        talk.call("judge", question=question, language=language, why=["move Sleepy to Mine"])
        talk.call("judge", question=question + " choosing yes, Flounder", language=language)
    talk.call("judge", question="what is the meaning of this")
    talk.call("judge", scenario="")
    talk.call("judge", scenario="title: t\ngame: lorcana\nplayers: {Ana: {play: [Nobody]}}\n")
    return scenarios


def what_is_wrong(talk, scenarios):
    for line in ("{", "[]", "7", "null", '"hello"', "{}", '{"call": 3}', '{"id": 1, "call": "nothing"}', "[" * 40,
                 '{"call": "hello", "x": ' + "[" * 30 + "]" * 30 + "}", "\x01"):
        talk.raw(line)
    text = scenarios["lorcana"][0]
    opened = talk.call("game.new", scenario=text)
    table = opened["table"]
    for language in ("fr", "", 3, None):
        talk.bad("game.moment", table=table, language=language)
    for viewer in ("nobody", -1, 1001, 1.5, None, []):
        talk.bad("game.moment", table=table, viewer=viewer)
    talk.bad("game.moment")
    for wrong in (table + 1, 0, -1, "1", None):
        talk.bad("game.moment", table=wrong)
    talk.bad("game.moment", table=table, since=-1)
    talk.bad("game.moment", table=table, full="yes")
    for option in ("", "quest:9999", "yes", "~2", 1):
        talk.bad("game.act", table=table, option=option)
    talk.bad("game.act", table=table)
    talk.bad("game.act", table=table, option=opened["moment"]["actions"][0]["id"], viewer=1)
    talk.bad("game.undo", table=table)
    talk.bad("game.undo", table=table, action=1)
    talk.bad("game.concede", table=table)
    talk.bad("game.concede", table=table, player=5)
    talk.bad("game.refusals", table=table, card="Beast")
    talk.bad("game.close", table=99)
    talk.bad("game.new")
    talk.bad("game.new", decks=[["Nobody"], []])
    talk.bad("game.new", decks="none")
    talk.bad("game.new", decks=[[1]])
    talk.bad("game.new", decks=[[]])
    talk.bad("game.new", scenario="{{{")
    talk.bad("game.new", saved="{}")
    talk.bad("game.new", scenario=text, edition="lorcana-0")
    talk.bad("game.new", scenario=text, seed=-1)
    talk.bad("game.new", scenario=text, game="chess")
    talk.bad("game.new", scenario=text, choices="pass")
    talk.bad("game.new", scenario=text, choices=[1])
    talk.bad("game.new", scenario=text, choices=["pass"] * 10001)
    talk.bad("game.moment", table=table, leads_to=1)
    talk.bad("game.save", table=table, short="yes")
    talk.bad("scenario.read")
    talk.bad("scenario.read", scenario="{{{")
    talk.bad("example", example="nothing")
    talk.bad("rule", number="1", examples=1001)
    talk.bad("outcomes", scenario=text, milliseconds=20001)
    talk.bad("cards.load", text="- {name: 3")
    talk.bad("cards.load")
    talk.bad("cards.find", words=[])
    talk.bad("cards.find", words="a", limit=1001)
    talk.bad("card", card="Nobody")
    talk.bad("card")
    talk.bad("judge")
    talk.bad("judge", scenario=text, why="not a list")
    talk.bad("outcomes", scenario="")
    talk.bad("outcomes", scenario=text, positions=1000001)
    talk.bad("compare", scenario=text, editions=["lorcana-0"])
    talk.bad("compare", scenario="{{{")
    talk.bad("rule", number="999.9")
    talk.bad("rule", number="1", edition="chess-1")
    talk.bad("deck", list="4 Nobody", format="no such format")
    talk.bad("deck")
    own = "- {name: Own Card, type: character, cost: 2, ink: ruby, strength: 1, willpower: 3, lore: 1, text: Glorp.}\n"
    talk.call("cards.load", text=own, name="own.yaml")
    talk.call("card", card="Own Card")
    talk.call("game.close", table=table)
    many = [talk.call("game.new", scenario=text) for _ in range(64)]
    talk.bad("game.new", scenario=text)
    for one in many:
        talk.call("game.close", table=one["table"])


def objects(value, path=()):
    if isinstance(value, dict):
        yield path, value
        for key, one in value.items():
            yield from objects(one, path + (key,))
    elif isinstance(value, list):
        for one in value:
            yield from objects(one, path + ("*",))


def schemas_are_strict(talk):
    """A key more, a key less: no longer a reply."""
    for call, samples in talk.samples.items():
        ref = f"ok.schema.json#/$defs/{call}"
        done = set()
        for sample in samples:
            changed = copy.deepcopy(sample)
            for path, one in list(objects(changed)):
                if path in done:
                    continue
                done.add(path)
                one["unexpected"] = 1
                if talk.schemas.wrong(ref, changed) is None:
                    talk.faults.append(f"{call}: the schema allows any key at {'/'.join(path)}")
                del one["unexpected"]
                key = next(iter(one))
                kept = one.pop(key)
                if talk.schemas.wrong(ref, changed) is None:
                    talk.faults.append(f"{call}: the schema does not need {key} at {'/'.join(path)}")
                one[key] = kept


def main():
    binary, root = sys.argv[1], pathlib.Path(sys.argv[2])
    talk = Talk(binary, Schemas(root / "protocol"))
    try:
        scenarios = every_call(talk, root)
        what_is_wrong(talk, scenarios)
    except Exception:
        talk.say()
        raise
    talk.end()
    schemas_are_strict(talk)
    for call in talk.schemas.all["ok.schema.json"]["$defs"]:
        if talk.called.get(call, [0, 0])[0] == 0:
            talk.faults.append(f"{call} never succeeded")
    talk.say()
    return 1 if talk.faults else 0


if __name__ == "__main__":
    sys.exit(main())
