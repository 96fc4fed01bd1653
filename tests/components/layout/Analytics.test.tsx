import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Analytics } from '@/components/layout/app/Analytics'
import { saveAnalyticsConsent } from '@/contexts/stores/analytics-consent.store'
import { drawAt } from './frame'
// Compiled before the clock runs.
import '@/components/layout/app/ConsentBanner'
import '@/services/monitoring/analytics'

// The tag is loaded once a page: each test has a tag of its own.
let tags = 0
const aTag = () => `G-TEST${String(++tags)}`

/** What was asked for from elsewhere. */
const askedFor = (id: string): boolean =>
  // eslint-disable-next-line testing-library/no-node-access -- a script has no role
  [...document.head.querySelectorAll('script')].some(({ src }) => src.includes(id))
const queue = () => ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((words) => Array.from(words))
const isStopped = (id: string): unknown => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`]

const banner = () => screen.findByRole('complementary', { name: 'Contagem de visitas' })

beforeEach(() => saveAnalyticsConsent(null))

describe('the web analytics tag', () => {
  it('neither asks for consent nor loads when none is configured', async () => {
    drawAt('/', <Analytics id={undefined} />)
    await expect(screen.findByRole('complementary', {}, { timeout: 300 })).rejects.toThrow()
  })

  it('loads only after consent, and counts pages by route only', async () => {
    const id = aTag()
    drawAt('/platform/my-orders/[maskId]', <Analytics id={id} />)
    await banner()
    expect(askedFor(id)).toBe(false)

    await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }))

    await waitFor(() => expect(askedFor(id)).toBe(true))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
    expect(queue()).toContainEqual(['config', id, { send_page_view: false, allow_google_signals: false }])
    const place = {
      page_path: '/platform/my-orders/[maskId]',
      page_location: 'http://localhost/platform/my-orders/[maskId]',
    }
    expect(queue()).toContainEqual(['event', 'page_view', { ...place, send_to: id }])
  })

  it('does not load after a refusal, and does not ask again', async () => {
    const id = aTag()
    const { unmount } = drawAt('/', <Analytics id={id} />)
    await banner()
    await userEvent.click(screen.getByRole('button', { name: 'Recusar' }))
    unmount()
    drawAt('/', <Analytics id={id} />)
    await expect(screen.findByRole('complementary', {}, { timeout: 300 })).rejects.toThrow()
    expect(askedFor(id)).toBe(false)
  })

  it('stops counting when the consent is taken back', async () => {
    const id = aTag()
    drawAt('/', <Analytics id={id} />)
    await banner()
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }))
    await waitFor(() => expect(isStopped(id)).toBe(false))
    act(() => {
      saveAnalyticsConsent('denied')
    })
    await waitFor(() => expect(isStopped(id)).toBe(true))
  })
})
