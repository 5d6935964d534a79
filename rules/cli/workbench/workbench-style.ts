/** What the workbench adds to the style of the pages: controls, forms, a dialog. */
export const WORKBENCH_STYLE = `
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
