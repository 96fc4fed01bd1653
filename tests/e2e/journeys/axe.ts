import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { PASSWORD, PEOPLE, type Person } from './people'
import type { Send } from './quotation'
import { openSettled, showTheme } from './settle'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const WIDTHS = [1280, 360]
const THEMES = ['light', 'dark'] as const

type Tokens = { access: string; refresh: string }
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
type Contrast = { fgColor: string; bgColor: string; contrastRatio: number; expectedContrastRatio: string }

/** Logs in without the form, which has a test of its own. */
export const enterAs = (page: Page, person: Person): Promise<Send> => enterWith(page, PEOPLE[person], PASSWORD)

export async function enterWith(page: Page, email: string, password: string): Promise<Send> {
  const login = await page.request.post('/api/login', { data: { email, password } })
  const { access, refresh } = (await login.json()) as Tokens
  const url = new URL(login.url()).origin
  await page.context().addCookies([
    { name: 'access', value: access, url },
    { name: 'refresh', value: refresh, url },
  ])
  return async (method, path, data) => {
    const headers = { Authorization: `Bearer ${access}` }
    const answer = await page.request.fetch(`/api${path}`, { method, data, headers })
    expect(answer.ok(), `${method} ${path}`).toBe(true)
    return (await answer.json()) as never
  }
}

/** Presses a button and waits for the dialog that it opens. */
export const openDialog = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/**
 * What axe finds on each of them, in both themes and on both widths.
 * @param prepare opens something over the page; what it does may depend on the width
 */
export async function violationsOn(
  page: Page,
  paths: readonly string[],
  prepare?: (page: Page, width: number) => Promise<void>,
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    for (const width of WIDTHS) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
      await page.setViewportSize({ width, height: 800 })
      await openSettled(page, path)
      await prepare?.(page, width)
      for (const theme of THEMES) {
        await showTheme(page, theme)
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(WCAG).analyze()
        found.push(...violations.flatMap((violation) => linesOf(`${path} ${theme} ${String(width)}`, violation)))
      }
    }
  }
  return found
}

/** One short line an element, so that the end of a log tells what was wrong: which colours on which, where it is one. */
function linesOf(where: string, { id, nodes }: Violation): string[] {
  return nodes.map(({ target, any, all, none }) => {
    const colours = any.map(({ data }) => data as Contrast | null).find((data) => data?.contrastRatio)
    const why = colours
      ? `${colours.fgColor} on ${colours.bgColor} ${String(colours.contrastRatio)}, not ${colours.expectedContrastRatio}`
      : ([...any, ...all, ...none][0]?.message ?? '')
    return `${where} ${id} ${target.join(' ')}: ${why}`
  })
}
