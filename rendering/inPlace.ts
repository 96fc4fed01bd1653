const LATE = /<div hidden id="S:(\w+)">([\s\S]*?)<\/div><script>[\s\S]*?<\/script>/g
const CLOCK = /<script>requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);<\/script>/
const OPEN = /<!--\$\?--><template id="B:(\w+)"><\/template>/
const EDGE = /<!--(\/?)[$&][?!~]?-->/g

/**
 * React's server puts what is within a large `Suspense` at the end of the HTML, with a script that moves it to its place. Here
 * it stands in its place from the beginning: nothing is painted later than it could be, and no inline script is needed.
 * @param html from React, complete
 */
export function inPlace(html: string): string {
  const late = new Map<string, string>()
  let page = html.replace(CLOCK, '').replaceAll(LATE, (_, id: string, content: string) => {
    late.set(id, content)
    return ''
  })
  for (let open = OPEN.exec(page); open; open = OPEN.exec(page)) {
    const start = open.index
    const content = late.get(open[1] ?? '')
    if (content === undefined) return html
    page = `${page.slice(0, start)}<!--$-->${content}${page.slice(endOf(page, start + open[0].length))}`
  }
  return page
}

/** Where the boundary ends whose content begins at this place, with its own ones in between. */
function endOf(html: string, from: number): number {
  let depth = 1
  for (const edge of html.slice(from).matchAll(EDGE)) {
    depth += edge[1] ? -1 : 1
    if (depth === 0) return from + edge.index
  }
  return html.length
}
