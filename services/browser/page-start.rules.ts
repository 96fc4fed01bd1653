// What runs in the head of every page before any script of the application has come (docs/adr/0569). Its text is constant:
// the content security policy holds its hash.

/** The property of `window` that holds what was pressed before the page could answer: the last button, and all boxes. */
export const HELD_PRESS = 'arrendaHeldPress'

/** The property of `window` that holds the keys that were pressed before the page had its shortcuts. */
export const HELD_KEYS = 'arrendaHeldKeys'

/** The first paint is awaited no longer than this. */
const PAINT_MS = 1000

/**
 * Loads the scripts that `data-scripts` of its own element names, once the page is complete and has been painted: they would
 * take the line from what it is painted with. They run in their order (`async=false`): the start of a page stands in the
 * scripts of the shell. Until the application answers, it also keeps what is pressed: the last button, whose default would
 * send a form without it, and boxes and radios, which show at once that they were pressed; and the keys pressed until the shortcuts of
 * the page are there.
 */
export const startScript = `(function(d,w){
var s=d.currentScript.dataset.scripts.split(" "),held=w.${HELD_PRESS}={boxes:[]},keys=w.${HELD_KEYS}=[];
function load(){if(d.readyState==="loading")return d.addEventListener("DOMContentLoaded",load);
for(var u;u=s.shift();){var e=d.createElement("script");e.async=false;e.src=u;d.head.append(e)}}
try{if(d.hidden)load();else new PerformanceObserver(function(l){l.getEntriesByName("first-contentful-paint").length&&load()}).observe({type:"paint",buffered:true})}catch(e){load()}
setTimeout(load,${String(PAINT_MS)});
d.addEventListener("click",function hold(e){
if(w.${HELD_PRESS}!==held)return d.removeEventListener("click",hold,true);
var b=e.target.closest("button,[type=checkbox],[type=radio]");
if(!b)return;
e.stopPropagation();
if(b.tagName==="INPUT")held.boxes.push(b);else{held.on=b;e.preventDefault()}},true);
d.addEventListener("keydown",function hold(e){
if(w.${HELD_KEYS}!==keys)return d.removeEventListener("keydown",hold,true);
if(!e.repeat&&!e.ctrlKey&&!e.metaKey)keys.push(e)},true)
})(document,window)`
