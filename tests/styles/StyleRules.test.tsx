/** @jest-environment node */
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import styled, { keyframes, ServerStyleSheet } from 'styled-components'
import { StyleRules } from '@/styles/StyleRules'

/** The rules that are written for a component, with `.a` for its class. */
function rulesOf(Component: ComponentType): string[] {
  const sheet = new ServerStyleSheet()
  const drawn = sheet.collectStyles(
    <StyleRules>
      <Component />
    </StyleRules>,
  )
  const name = / (\w+)"/.exec(renderToStaticMarkup(drawn))?.[1] ?? ''
  const [, css = ''] = /<style[^>]*>([^<]*)</.exec(sheet.getStyleTags()) ?? []
  return css
    .split('/*!sc*/')
    .filter((rule) => !rule.includes('data-styled'))
    .map((rule) => rule.trim().replaceAll(`.${name}`, '.a'))
    .filter(Boolean)
}

describe('the rules of a component', () => {
  it('hold their media queries inside, in the order in which they were written', () => {
    const Component = styled.p`
      color: red;
      @media (pointer: coarse) {
        min-height: 44px;
      }
      &:hover {
        color: blue;
      }
    `
    expect(rulesOf(Component)).toEqual([
      '.a{color:red;}',
      '.a{@media (pointer: coarse){min-height:44px;}}',
      '.a:hover{color:blue;}',
    ])
  })

  it('are one rule for each selector of a query', () => {
    const Component = styled.p`
      @media (max-width: 640px) {
        gap: 0;
        li,
        b {
          color: red;
        }
        > i {
          color: blue;
        }
      }
      i {
        color: green;
      }
    `
    expect(rulesOf(Component)).toEqual([
      '.a{@media (max-width: 640px){gap:0;}}',
      '.a li,.a b{@media (max-width: 640px){color:red;}}',
      '.a >i{@media (max-width: 640px){color:blue;}}',
      '.a i{color:green;}',
    ])
  })

  it('hold container queries too, and leave queries inside of queries and animations as they are', () => {
    const turn = keyframes`to { opacity: 0; }`
    const Component = styled.p`
      animation: ${turn} 1s;
      @container (min-width: 40px) {
        color: red;
      }
      @media print {
        @supports (display: grid) {
          color: red;
        }
      }
    `
    const rules = rulesOf(Component)
    expect(rules).toContain('.a{@container (min-width: 40px){color:red;}}')
    expect(rules.filter((rule) => rule.startsWith('@'))).toEqual([
      expect.stringMatching(/^@media print\{@supports/),
      expect.stringMatching(/^@keyframes/),
    ])
  })
})
