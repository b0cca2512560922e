#!/bin/sh
# Stands in for the tools that ./kawari calls, under their names, so that its tests neither install nor build.
# $FAKE is the folder of the test; FAKE_APT, FAKE_SUDO, FAKE_NINJA, FAKE_UID say how the tools behave.
case ${0##*/} in
  dpkg-query)
    if [ -n "${FAKE_APT:-}" ] && [ ! -e "$FAKE/installed" ]; then exit 1; fi
    for word in "$@"; do
      case $word in -* | '$'*) ;; *) echo "installed $word" ;; esac
    done
    ;;
  id)
    case $1 in
      -u) echo "${FAKE_UID:-0}" ;;
      *) echo ana ;;
    esac
    ;;
  sudo)
    echo "sudo $*" >>"$FAKE/calls"
    [ "$1" = -n ] && shift
    case ${FAKE_SUDO:-ok} in
      ok) exec "$@" ;;
      refuse)
        echo "sudo: 3 incorrect password attempts" >&2
        exit 1
        ;;
      ask)
        printf 'password: ' >/dev/tty
        touch "$FAKE/asked"
        read -r _ </dev/tty
        exit 1
        ;;
    esac
    ;;
  apt-get)
    echo "apt-get $*" >>"$FAKE/calls"
    i=0
    while [ $i -lt 100 ]; do
      i=$((i + 1))
      echo "NOISE $i"
    done
    case "$*" in *update*) exit 0 ;; esac
    case $FAKE_APT in
      deaf)
        trap '' INT
        touch "$FAKE/working"
        sleep 1
        ;;
      network)
        echo "E: Failed to fetch x  Temporary failure resolving 'mirror'"
        exit 100
        ;;
      interrupted)
        echo "E: dpkg was interrupted, you must manually run 'dpkg --configure -a' to correct the problem."
        exit 100
        ;;
      full)
        echo "E: You don't have enough free space in /var/cache/apt/archives/."
        exit 100
        ;;
    esac
    touch "$FAKE/installed"
    ;;
  cmake) echo "-- Configuring done" ;;
  ninja)
    case "$*" in
      *" -n "*)
        printf '[1/3] a\n[2/3] b\n[3/3] c\n'
        exit
        ;;
    esac
    echo "ninja" >>"$FAKE/calls"
    echo "[1/3] Building CXX object NOISE"
    case ${FAKE_NINJA:-ok} in
      fail)
        printf 'FAILED: engine.o\nengine.cpp:1: error: no such thing\n'
        exit 1
        ;;
      full)
        echo "engine.o: No space left on device"
        exit 1
        ;;
      slow)
        touch "$FAKE/working"
        sleep 3
        ;;
      late)
        touch "$FAKE/working"
        sleep 1
        ;;
    esac
    printf '#!/bin/sh\necho "engine of $KAWARI_HOME: $*"\n' >"$2/kawari"
    chmod a+x "$2/kawari"
    cp -P "$0" "$2/kawari_tests"
    ;;
  kawari_tests)
    if [ "${FAKE_TESTS:-}" = slow ]; then
      touch "$FAKE/testing"
      sleep 3
    fi
    echo "$*"
    echo "[==========] Running 3 tests from 1 test suite."
    printf '[ RUN      ] A.Fine\n[       OK ] A.Fine (0 ms)\n'
    for name in A.First A.Second; do
      printf '[ RUN      ] %s\na_test.cpp:1: Skipped\nno such data\n\n[  SKIPPED ] %s (0 ms)\n' $name $name
    done
    ;;
esac
