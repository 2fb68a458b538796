#!/bin/sh
# What WebKitWebDriver starts as its browser.
exec gjs "$(dirname "$0")/webkitView.js"
