import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { complaintsDuring } from './complaints'
import { PASSWORD, PEOPLE, type Person } from './people'
import type { Send } from './quotation'
import { expectAnswering, expectSettled, goOnSettled, openSettled, showTheme } from './settle'

const RULES = { type: 'tag' as const, values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }
type Visit = { width: number; theme: 'light' | 'dark' }
/** These two visits cover both layouts and both themes. */
const DESK: Visit = { width: 1280, theme: 'light' }
const PHONE: Visit = { width: 360, theme: 'dark' }
const BOTH: readonly Visit[] = [DESK, PHONE]
/** For things that share their components with their neighbours: one visit each, alternating. */
const inTurn = (at: number): Visit => (at % 2 === 0 ? PHONE : DESK)

type Tokens = { access: string; refresh: string }
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]
/** A dialog, and how it is opened from its page. */
export type Opened = {
  title: string | RegExp
  open: (page: Page) => Promise<void>
  /** Its button exists on narrow screens only. */
  onPhone?: true
  /** Its button exists on wide screens only. */
  onDesk?: true
  /** Closing it would have an effect: it stays open, and the next one replaces it. */
  stays?: true
}
type Contrast = { fgColor: string; bgColor: string; contrastRatio: number; expectedContrastRatio: string }

/** The page under a dialog is inert until it closes, and is analysed separately. */
const DIALOG = '[role="dialog"], dialog[open]'
const OVERLAY = `${DIALOG}, [role="menu"], [role="listbox"]`

/** Logs in without the form, which has its own test. Without a person: a visitor, who cannot call the API. */
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
 * The faults of each page, on a desktop in the light theme and on a phone in the dark one: axe violations, horizontal
 * overflow, and errors that the browser logs.
 * @param prepare opens something over the page, possibly depending on the width
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

/** The same for what opens over a page, and not for the page under it. */
export const faultsOfOverlay = (
  page: Page,
  path: string,
  open: (page: Page, width: number) => Promise<void>,
): Promise<string[]> => faultsOnVisits(page, [{ path, visits: BOTH }], open, OVERLAY)

/** The same for other states of pages: each is visited once, on a phone and on a desktop alternately. */
export const faultsOnStates = (page: Page, paths: readonly string[]): Promise<string[]> =>
  faultsOnVisits(
    page,
    paths.map((path, at) => ({ path, visits: [inTurn(at)] })),
  )

async function faultsOnVisits(
  page: Page,
  paths: readonly { path: string; visits: readonly Visit[] }[],
  prepare?: (page: Page, width: number) => Promise<void>,
  part?: string,
): Promise<string[]> {
  const found: string[] = []
  let last: Visit | undefined
  const complaints = await complaintsDuring(page, async () => {
    for (const { path, visits } of paths) {
      // Starts with the last visit of the previous page, so that window and theme change once per page.
      const ordered = visits.at(-1) === last ? visits.toReversed() : visits
      for (const visit of ordered) {
        // An overlay must be opened again at each width; a page without one only resizes.
        if (prepare || !last) await openAt(page, path, visit.width)
        else await goOnAt(page, path, visit.width)
        last = visit
        await prepare?.(page, visit.width)
        found.push(...(await violationsIn(page, visit.theme, path, part)), ...(await overflowHere(page, path)))
      }
    }
  })
  return [...found, ...complaints]
}

/** A quick check of each page on a phone: horizontal overflow, and errors that the browser logs. */
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

/** Errors that the browser logs when pages are opened by their addresses. */
export const faultsOnArrival = (page: Page, paths: readonly string[]): Promise<string[]> =>
  complaintsDuring(page, async () => {
    for (const { width } of BOTH) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await openSettled(page, path)
        await expectAnswering(page)
      }
    }
  })

/** A message if the page is wider than its window, and one for each box that cuts off what is in it. */
async function overflowHere(page: Page, where: string): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  const width = Number(page.viewportSize()?.width)
  const cut = (await cutBoxes(page)).map((box) => `${where}: ${box} at ${String(width)}`)
  return wide > width ? [`${where}: ${String(wide)} px on ${String(width)}`, ...cut] : cut
}

/** Boxes that hide a part of their text, unless it ends in an ellipsis or is meant for screen readers. Fields scroll. */
const cutBoxes = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((box) => {
      const { overflowX, textOverflow } = getComputedStyle(box)
      const hides = overflowX === 'hidden' || overflowX === 'clip'
      if (!hides || textOverflow === 'ellipsis' || box.clientWidth <= 1 || box.clientHeight === 0) return []
      const text = box.textContent.slice(0, 40)
      return text && box.scrollWidth > box.clientWidth + 1 ? [`“${text}” is cut at ${String(box.clientWidth)} px`] : []
    }),
  )

/** Analyses the dialogs of a page one by one, alternating between a phone in the dark theme and a light desktop. */
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

/** Closes the dialog; the focus must return to the element that opened it, not to the top of the page. */
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
  // What follows may change the width, for which other parts are drawn.
  await expectAnswering(page)
}

/** Resizes the window, and opens the page unless it is already open. */
async function goOnAt(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize(sizeOf(width))
  const { pathname, search } = new URL(page.url())
  await (pathname + search === path ? expectSettled(page, path) : goOnSettled(page, path))
}

/** The axe violations of the current page in both themes. */
export async function violationsHere(page: Page, where: string): Promise<string[]> {
  return [...(await violationsIn(page, 'light', where)), ...(await violationsIn(page, 'dark', where))]
}

/**
 * The axe violations of the current page.
 * @param part limits the analysis to this part
 */
async function violationsIn(page: Page, theme: Visit['theme'], where: string, part?: string): Promise<string[]> {
  await showTheme(page, theme)
  const violations = await analyse(page, part)
  return violations.flatMap((violation) =>
    linesOf(`${where} ${theme} ${String(page.viewportSize()?.width)}`, violation),
  )
}

/** Injects axe once per page; by default it is injected twice per analysis, which takes longer than the analysis. */
async function analyse(page: Page, part?: string): Promise<Violation[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode()
  if (part) axe.include(part)
  // The mails in their frames are not part of the page, and run no scripts that axe could use.
  const { violations } = await axe.options({ runOnly: RULES, resultTypes: ['violations'], iframes: false }).analyze()
  return violations
}

/** One short line per element, so that the end of a log shows the cause; for contrast, the colours. */
function linesOf(where: string, { id, nodes }: Violation): string[] {
  return nodes.map(({ target, any, all, none }) => {
    const colours = any.map(({ data }) => data as Contrast | null).find((data) => data?.contrastRatio)
    const why = colours
      ? `${colours.fgColor} on ${colours.bgColor} ${String(colours.contrastRatio)}, not ${colours.expectedContrastRatio}`
      : ([...any, ...all, ...none][0]?.message ?? '')
    return `${where} ${id} ${target.join(' ')}: ${why}`
  })
}
