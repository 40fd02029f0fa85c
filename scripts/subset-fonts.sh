#!/bin/sh
# Reduces the fonts to the characters that the site and its invoices need. Run it only for a new version of a
# font, on Debian, after `apt install libharfbuzz-bin woff2`. Then check the widths in src/styles/fonts.css.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d)
npm install --no-save --prefix "$folder" @fontsource-variable/bricolage-grotesque@5.3.0 @expo-google-fonts/noto-sans@0.4.2
heading=src/assets/fonts/bricolage-grotesque

cp "$folder"/node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2 \
  "$folder/bricolage.woff2"
woff2_decompress "$folder/bricolage.woff2"
# The file has only one weight and one width, because more would add 10 kB. Optical size 48 looks sharp in
# large headings, and is still readable at 20 px. The font has no `liga`. `tnum` aligns amounts of money in
# columns.
# Name 14 is the URL of the licence.
hb-subset "$folder/bricolage.ttf" --output-file=$heading.ttf --instance='opsz=48 wght=700' \
  --unicodes=20-7E,A0,A3,B0,B7,C0-C5,C7-CF,D1-DD,E0-E5,E7-EF,F1-F6,F8-FD,FF,178,2013,2014,2018,2019,201C,201D,2026,20AC,2212 \
  --layout-features=kern,tnum --name-IDs=14 --no-hinting
woff2_compress $heading.ttf
# The headings of invoices use the same file.
cp $heading.ttf packages/receiver/brand/heading.ttf

# Invoices print names and notes that customers typed. This font keeps every Latin, Greek and Cyrillic letter,
# the marks that can be above and below a letter, and the glyph for an unknown character. It leaves out `ccmp`,
# because `ccmp` draws one letter as two, and then a screen reader reads the wrong letter.
hb-subset "$folder"/node_modules/@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf \
  --output-file=packages/receiver/brand/text.ttf \
  --unicodes=20-52F,1AB0-1AFF,1D00-20CF,2212,2C60-2C7F,A640-A69F,A700-A7FF,AB30-AB6F,FFFD \
  --layout-features=kern,mark,mkmk --name-IDs=14 --no-hinting
rm -r "$folder"
