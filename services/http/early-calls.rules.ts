// The calls that a page asks with the first bytes of its HTML, before any script of the application has arrived
// (docs/adr/0560). An inline script sends them; the HTTP client takes their answers in place of calls of its own.

export type EarlyCall = {
  /** Its whole address, with the names of the page's route: `/api/checkout/[maskId]`. */
  address: string
  /** Only while the page's address has this query, '' for none: another one may change what is asked for. */
  search?: string
}

/** The answers on their way, and whose they are. */
export type EarlyAnswers = {
  authorization: string
  /** By the whole address of the call. */
  answers: Record<string, Promise<Response> | undefined>
}

/** The property of `window` that holds them. */
export const EARLY_ANSWERS = 'arrendaEarly'

/** A token that ends sooner is renewed first, by the HTTP client. */
const LONG_ENOUGH_MS = 30_000

/**
 * The inline script of a page; it does nothing without a session. Its text may only depend on the page: the content
 * security policy holds its hash.
 * @param route of the page, such as `/platform/my-orders/[maskId]`
 */
export function earlyScript(route: string, calls: readonly EarlyCall[]): string {
  const words = route.split('/')
  // The words of the address stand in `p`: "p[3]" for the name that is the third word of the route.
  const expressionOf = (address: string): string =>
    JSON.stringify(address).replaceAll(/\[\w+\]/g, (name) => `"+p[${String(words.indexOf(name))}]+"`)
  const asked = calls.map(({ address, search }) => {
    const condition = search === undefined ? '' : `l.search===${JSON.stringify(search)}&&`
    return `${condition}ask(${expressionOf(address)})`
  })
  return `(function(){try{
var l=location,p=l.pathname.split("/"),t=/(?:^|; )access=([^;]+)/.exec(document.cookie)[1],h="Bearer "+t,r={};
if(JSON.parse(atob(t.split(".")[1])).exp*1000<Date.now()+${String(LONG_ENOUGH_MS)})return;
window.${EARLY_ANSWERS}={authorization:h,answers:r};
function ask(u){(r[u]=fetch(u,{headers:{Accept:"application/json",Authorization:h}})).catch(function(){})}
${asked.join(';')}
}catch(e){}})()`
}
