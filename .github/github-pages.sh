#!/usr/bin/env bash
# Puts dist/ on the branch that GitHub Pages publishes, with two files that GitHub needs: .nojekyll, because Jekyll leaves
# out _astro/, and CNAME, because a branch without it loses the domain.
set -euo pipefail
cd dist
rm -f _headers _redirects .htaccess
touch .nojekyll
node -p 'new URL(process.env.PUBLIC_SITE_URL).hostname' >CNAME
git init --quiet --initial-branch=gh-pages
git add --all
git -c user.name="$GITHUB_ACTOR" -c user.email="$GITHUB_ACTOR@users.noreply.github.com" \
  commit --quiet --message="Publish $GITHUB_SHA"
git push --quiet --force "$REMOTE" gh-pages
