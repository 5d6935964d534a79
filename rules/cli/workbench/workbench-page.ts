import { POLICIES } from "../../simulation/players.ts";
import { colorVariables } from "../page/colors.ts";
import { fontFaces, STYLE } from "../page/page.ts";

/** The page of the workbench. The token in it tells its requests from those of foreign pages, which cannot read it. */
export function workbenchPage(token: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="token" content="${token}"><title>Corvax workbench</title>
<style>${fontFaces()}${colorVariables()}${STYLE}${WORKBENCH_STYLE}</style>
<script type="module" src="/app.js"></script></head>
<body><main><header><h1>Workbench</h1>
<p class="facts">Change the rules, play the same battles before and after, look at the oddest ones. Nothing leaves this machine.</p></header>
<div class="bench">
<section aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>
<p class="controls"><label>File <select id="rule-file"></select></label>
<label>Overlay <select id="overlay-list"><option value="">none</option></select></label>
<button type="button" id="overlay-load">Load</button></p>
<div id="rule-form" class="form"></div></section>
<section aria-labelledby="trial-title"><h2 id="trial-title">Before and after</h2>
<div id="problems" class="problems" role="alert"></div>
<div class="scroll" role="region" aria-label="What was changed" tabindex="0"><table class="words">
<thead><tr><th scope="col">changed key</th><th scope="col">shipped</th><th scope="col">now</th></tr></thead>
<tbody id="changes"><tr><td colspan="3">Nothing is changed yet.</td></tr></tbody></table></div>
<form id="save" class="controls"><label>Save as <input name="name" value="my-rules.json" pattern="[\\w\\-]{1,40}\\.json" required></label>
<button>Save overlay</button></form>
<form id="trial" class="controls"><label>Before <select name="before" id="before"></select></label>
<label>Battles <input name="battles" type="number" min="1" max="100000" value="200" required></label>
<label>Seed <input name="seed" value="1" maxlength="100" size="8" required></label>
<label>Policy <select name="policy">${POLICIES.map((policy) => `<option>${policy}</option>`).join("")}</select></label>
<button class="main">Play</button><button type="button" id="stop" disabled>Stop</button></form>
<p id="status" role="status"></p><progress id="progress" value="0" max="1" hidden></progress>
<figure id="live" hidden></figure></section></div>
<div id="sections"></div>
<section id="battles" hidden aria-labelledby="battles-title"><h2 id="battles-title">The oddest battles</h2>
<p class="lead">Each with its log by both rule sets. A downloaded file is played again by npm run replay, and in the game.</p>
<div class="scroll" tabindex="0" role="region" aria-label="The oddest battles"><table class="words"><tbody id="battle-rows"></tbody></table></div>
<p class="controls"><button type="button" id="report">Open the report</button></p></section>
<section aria-labelledby="history-title"><h2 id="history-title">History</h2>
<div class="scroll" tabindex="0" role="region" aria-label="History of runs"><table>
<thead><tr><th scope="col">when</th><th scope="col">rules</th><th scope="col">hash</th><th scope="col">battles</th><th scope="col">seed</th><th scope="col">win rates</th></tr></thead>
<tbody id="history"></tbody></table></div></section>
<dialog id="battle" aria-labelledby="battle-title"><h2 id="battle-title"></h2>
<form method="dialog" class="controls"><button class="main">Close</button><button type="button" id="battle-download">Download the replay</button></form>
<ol id="battle-log"></ol></dialog>
</main></body></html>
`;
}

/** What the workbench adds to the style of the pages: controls, forms, a dialog. */
const WORKBENCH_STYLE = `
.bench{display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
@media(min-width:1000px){.bench{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
.bench>section{margin-top:24px;min-width:0}
.controls{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:end;margin:12px 0}
label{color:var(--quiet);font-size:.9rem}
button,select,input,textarea{font:inherit;color:var(--text);background:var(--panel-low);border:2px solid var(--grid);border-radius:10px;padding:6px 10px;max-width:100%}
.controls label{display:flex;flex-direction:column;gap:2px}
.controls input[type=number]{width:8em}
button{cursor:pointer;font-weight:600;border-color:var(--zero)}
button.main{background:var(--accent);color:var(--page);border-color:var(--accent)}
button:disabled{opacity:.5;cursor:default}
:is(button,select,input,textarea,dialog,.scroll):focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.problems p{margin:6px 0;padding:6px 12px;border-radius:10px;border:2px solid var(--alarm);background:var(--warning);overflow-wrap:anywhere}
progress{width:100%;accent-color:var(--accent)}
#live{margin-top:12px}
.form{max-height:min(70vh,760px);overflow:auto;border:2px solid var(--edge);outline:1px solid var(--outline);border-radius:18px;padding:12px 16px;background:linear-gradient(var(--panel),var(--panel-low))}
.form h3,.form .je-object__title{font-size:1rem;margin:8px 0 4px}
.form p{color:var(--quiet);font-size:.84rem;margin:0 0 4px}
#rule-form :is(.je-indented-panel,.je-indented-panel--top){border:0;border-left:2px solid var(--grid);border-radius:0;margin:2px 0 6px 8px;padding:2px 0 2px 12px}
.form .form-control{margin:6px 0}
.form label{display:block;color:var(--text);font-weight:600}
.form input,.form select,.form textarea{padding:3px 8px}
.form button{padding:1px 8px;font-size:.82rem;margin-left:6px}
#rule-form :is(p,.je-desc,.je-form-input-desc){color:var(--quiet);font-size:.84rem;font-weight:400;margin:0}
.form .je-error,.form .errmsg{color:var(--alarm)}
dialog{color:var(--text);background:var(--panel);border:2px solid var(--edge);border-radius:18px;width:min(760px,94vw);max-height:86vh;overflow:auto}
dialog .controls{position:sticky;top:-1em;background:var(--panel);padding:8px 0;margin:0}
dialog::backdrop{background:#0009}
#battle-log{list-style:none;padding:0;margin:8px 0;font-size:.92rem}
#battle-log li{display:flex;gap:12px;padding:2px 0;border-bottom:1px solid var(--grid)}
#battle-log b{flex:none;width:2.2em;text-align:right;color:var(--accent)}
`;
