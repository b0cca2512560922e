#!/usr/bin/env python3
"""A conversation over the protocol: Ana moves a Knight to her Mine, and we read in Spanish what happens.

protocol.py [KAWARI [HOME]]: the program, and the folder with scenarios/ in it. docs/protocol.md has the calls."""
import json
import subprocess
import sys

kawari = sys.argv[1] if len(sys.argv) > 1 else "./kawari"
home = sys.argv[2] if len(sys.argv) > 2 else "."
program = subprocess.Popen([kawari, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                           encoding="utf-8")


def call(name, **parameters):
    """The value of a call; what is wrong ends the program with a sentence."""
    program.stdin.write(json.dumps({"id": name, "call": name, **parameters}) + "\n")
    program.stdin.flush()
    reply = json.loads(program.stdout.readline())
    if "error" in reply:
        sys.exit(f"{name}: {reply['error']['what']} {reply['error']['right']}")
    return reply["ok"]


def text(sentence):
    """A sentence is a list: bare words, and things that a page could make links of."""
    return "".join(span if isinstance(span, str) else span["text"] for span in sentence)


def option(moment, begins):
    """The id of the action or option whose label begins so."""
    offered = moment["question"]["options"] if moment["question"] else moment["actions"]
    return next(one["id"] for one in offered if text(one["label"]).startswith(begins))


with open(home + "/scenarios/lorcana/beast-takes-the-mine.yaml", encoding="utf-8") as file:
    opened = call("game.new", scenario=file.read())
table, moment = opened["table"], opened["moment"]

# Ana picks one of her actions, then answers what she is asked.
for wanted in ("move Sleepy", "yes", "Flounder"):
    if moment["question"]:
        print("?", text(moment["question"]["text"]))
    chosen = option(moment, wanted)
    print(">", chosen)
    moment = call("game.act", table=table, option=chosen)

# What happened since the action, as the judge tells it in Spanish. What was replaced never happened.
for event in call("game.moment", table=table, language="es")["events"]:
    rules = ", ".join(rule["number"] for rule in event["rules"])
    mark = "✗" if event["fate"] == "replaced" else " "
    print(f"{'  ' * event['depth']}{mark} {text(event['sentence'])} [{rules}]")
print("=", text(call("game.moment", table=table, language="es")["outcome"]))

# Bruno sees his own cards and the table. Of Ana's hand he sees how many cards it has.
bruno = call("game.moment", table=table, viewer=1)
hand = next(zone for zone in bruno["zones"] if zone["key"] == "hand" and zone["player"] == 0)
print(f"Bruno sees {hand['count']} cards in Ana's hand, and may do {len(bruno['actions'])} things now.")

program.stdin.close()
sys.exit(program.wait())
