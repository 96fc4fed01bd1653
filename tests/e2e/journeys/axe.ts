import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { complaintsDuring } from './complaints'
import { PASSWORD, PEOPLE, type Person } from './people'
import type { Send } from './quotation'
import { expectSettled, goOnSettled, openSettled, showTheme } from './settle'

const RULES = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
type Visit = { width: number; theme: 'light' | 'dark' }
/** Two visits see both layouts under all rules, and both themes' colours. */
const DESK: Visit = { width: 1280, theme: 'light' }
const PHONE: Visit = { width: 360, theme: 'dark' }
const BOTH: readonly Visit[] = [DESK, PHONE]
/** One visit of each thing that is built of the same parts as its neighbours: the two take turns. */
const inTurn = (at: number): Visit => (at % 2 === 0 ? PHONE : DESK)

type Tokens = { access: string; refresh: string }
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
/** A dialog, and how a person gets there from the page that it belongs to. */
export type Opened = {
  title: string | RegExp
  open: (page: Page) => Promise<void>
  /** Its button is there on narrow screens only. */
  onPhone?: true
  /** Its button is there on wide screens only. */
  onDesk?: true
  /** Closing it would do something: it stays open, and what comes next comes in it. */
  stays?: true
}
type Contrast = { fgColor: string; bgColor: string; contrastRatio: number; expectedContrastRatio: string }

/** The page under a dialog is out of reach until it closes, and has its own look at it. */
const DIALOG = '[role="dialog"]'

/** Logs in without the form, which has a test of its own. Nobody is a visitor, whom the API tells nothing. */
export const enterAs = (page: Page, person: Person | undefined): Promise<Send> =>
  person
    ? enterWith(page, PEOPLE[person], PASSWORD)
    : Promise.resolve(() => Promise.reject(new Error('A visitor has no lists.')))

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

/**
 * What is wrong with each page, on a desk in the light theme and on a phone in the dark one: axe violations, horizontal
 * overflow, and what the browser logs.
 * @param prepare opens something over the page; what it does may depend on the width
 */
export const faultsOn = (
  page: Page,
  paths: readonly string[],
  prepare?: (page: Page, width: number) => Promise<void>,
): Promise<string[]> =>
  faultsOnVisits(
    page,
    paths.map((path) => ({ path, visits: BOTH })),
    prepare,
  )

/** The same for further states of pages: each is visited once, on a phone and on a desk in turn. */
export const faultsOnStates = (page: Page, paths: readonly string[]): Promise<string[]> =>
  faultsOnVisits(
    page,
    paths.map((path, at) => ({ path, visits: [inTurn(at)] })),
  )

async function faultsOnVisits(
  page: Page,
  paths: readonly { path: string; visits: readonly Visit[] }[],
  prepare?: (page: Page, width: number) => Promise<void>,
): Promise<string[]> {
  const found: string[] = []
  let last: Visit | undefined
  const complaints = await complaintsDuring(page, async () => {
    for (const { path, visits } of paths) {
      // Begun as the page before was left: then window and theme change once a page.
      const ordered = visits.at(-1) === last ? visits.toReversed() : visits
      for (const visit of ordered) {
        // An overlay is opened again at each width; a page alone only follows its window.
        if (prepare || !last) await openAt(page, path, visit.width)
        else await goOnAt(page, path, visit.width)
        last = visit
        await prepare?.(page, visit.width)
        found.push(...(await violationsIn(page, visit.theme, path)), ...(await overflowHere(page, path)))
      }
    }
  })
  return [...found, ...complaints]
}

/** What is wrong with each of them on a phone, at a glance: what sticks out sideways, and what the browser complains about. */
export async function faultsOnPhone(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  const complaints = await complaintsDuring(page, async () => {
    for (const [at, path] of paths.entries()) {
      await (at === 0 ? openAt(page, path, PHONE.width) : goOnAt(page, path, PHONE.width))
      found.push(...(await overflowHere(page, path)))
    }
  })
  return [...found, ...complaints]
}

/** A line when the page, as it stands, is wider than its window. */
async function overflowHere(page: Page, where: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const width = Number(page.viewportSize()?.width)
  return wide > width ? [`${where}: ${String(wide)} px on ${String(width)}`] : []
}

/** Opens one dialog after another over a page, on a phone in the dark theme and on a desk in the light one in turn. */
export async function violationsOfDialogs(page: Page, path: string, dialogs: readonly Opened[]): Promise<string[]> {
  const found: string[] = []
  await openAt(page, path, DESK.width)
  for (const [at, { title, open, onPhone = false, onDesk = false, stays = false }] of dialogs.entries()) {
    const dialog = page.getByRole('dialog', { name: title })
    const { width, theme } = onPhone ? PHONE : onDesk ? DESK : inTurn(at)
    await page.setViewportSize(sizeOf(width))
    await open(page)
    await expect(dialog).toBeVisible()
    found.push(...(await violationsIn(page, theme, `${path} ${String(title)}`, DIALOG)))
    if (!stays) await close(page, dialog)
  }
  return found
}

/** The keyboard goes on from what opened the dialog, and is not sent back to the top of the page. */
async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
}

const sizeOf = (width: number) => ({ width, height: 800 })

async function openAt(page: Page, path: string, width: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(sizeOf(width))
  await openSettled(page, path)
}

/** The window follows its size; a page that stands there already is not asked for again. */
async function goOnAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize(sizeOf(width))
  const { pathname, search } = new URL(page.url())
  await (pathname + search === path ? expectSettled(page, path) : goOnSettled(page, path))
}

/** What axe finds on the page as it stands, in both themes. */
export async function violationsHere(page: Page, where: string): Promise<string[]> {
  return [...(await violationsIn(page, 'light', where)), ...(await violationsIn(page, 'dark', where))]
}

/**
 * What axe finds on the page as it stands.
 * @param part limits the analysis to this part
 */
async function violationsIn(page: Page, theme: Visit['theme'], where: string, part?: string): Promise<string[]> {
  await showTheme(page, theme)
  const violations = await analyse(page, part)
  return violations.flatMap((violation) =>
    linesOf(`${where} ${theme} ${String(page.viewportSize()?.width)}`, violation),
  )
}

/** Axe is read into a page once, not twice for every look at it, as it is by itself: that takes longer than the look. */
async function analyse(page: Page, part?: string): Promise<Violation[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode()
  if (part) axe.include(part)
  // The mails in their frames are no part of the page, and have no scripts that could answer.
  const { violations } = await axe.options({ runOnly: RULES, resultTypes: ['violations'], iframes: false }).analyze()
  return violations
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
