#!/usr/bin/env bash
# Makes the placeholder of the product tour: four silent cards and their captions. Needs ffmpeg and a TrueType font
# (Debian: apt-get install ffmpeg fonts-dejavu-core). Run from the repository's root; the result is committed.
set -euo pipefail
out=public/media
font=$(fc-match -f '%{file}' 'DejaVu Sans:bold')
seconds=4
cards=(
  "A job description becomes requirements"
  "Each requirement points at a phrase in the résumé"
  "Interview and assessment add their evidence"
  "A person decides, with the reasons in view"
)
mkdir -p "$out"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
{
  echo "WEBVTT"
  echo
  for i in "${!cards[@]}"; do
    printf '00:%02d.000 --> 00:%02d.500\n%s\n\n' $((i * seconds)) $((i * seconds + seconds - 1)) "${cards[$i]}"
  done
} > "$out/product-tour.en.vtt"
for i in "${!cards[@]}"; do
  printf '%s' "${cards[$i]}" > "$work/$i.txt"
  ffmpeg -v error -y -f lavfi -i "color=c=0xfbf9f4:s=1280x720:r=12:d=$seconds" -vf "\
drawbox=x=120:y=344:w=$((260 * (i + 1))):h=22:color=0xf6b73c:t=fill,\
drawtext=fontfile=$font:textfile=$work/$i.txt:fontsize=38:fontcolor=0x16211d:x=120:y=300,\
drawtext=fontfile=$font:text='Placeholder  ·  $((i + 1)) / ${#cards[@]}':fontsize=24:fontcolor=0x4c5a54:x=120:y=620" \
    -c:v libx264 -profile:v baseline -pix_fmt yuv420p -crf 30 "$work/$i.mp4"
  echo "file '$work/$i.mp4'" >> "$work/list.txt"
done
ffmpeg -v error -y -f concat -safe 0 -i "$work/list.txt" -c copy -movflags +faststart "$out/product-tour.mp4"
ffmpeg -v error -y -i "$out/product-tour.mp4" -frames:v 1 -q:v 6 "$out/product-tour.jpg"
