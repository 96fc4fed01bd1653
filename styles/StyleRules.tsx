import type { ReactNode } from 'react'
import { type IStyleSheetManager, StyleSheetManager } from 'styled-components'

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number]
type Element = Parameters<Plugin>[0]

/** At-rules that hold style rules, and may stand inside of one. */
const CONDITIONS: readonly string[] = ['@media', '@container', '@supports']

const isRule = (child: Element): boolean => child.type === 'rule'

/**
 * Writes `@media … { .a { … } }` as `.a { @media … { … } }`, which means the same. When an at-rule comes to a sheet, Chromium
 * computes the styles of all elements anew; not so for a style rule, whatever is inside of it (docs/adr/0564).
 * A plugin of stylis, the compiler of styled-components.
 */
const nestAtRules: Plugin = (element, index, siblings) => {
  const { type, children } = element
  if (!CONDITIONS.includes(type) || typeof children === 'string' || !children.every(isRule)) return
  const [first, ...others] = children.map((rule) => {
    const outer: Element = { ...rule, root: element.root, parent: element.parent }
    outer.children = [{ ...element, root: outer, parent: outer, children: rule.children }]
    return outer
  })
  if (!first) return
  Object.assign(element, first)
  siblings.splice(index + 1, 0, ...others)
}

const PLUGINS = [nestAtRules]

/** How the rules of our components are written to their sheet. */
export const StyleRules = ({ children }: { children: ReactNode }) => (
  <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>
)
