import { createCreditQuery } from '@/server/credit/create-query'
import { runQuery } from '@/server/credit/run-query'
import { closeBureau } from '@/server/integrations/serasa/choose-bureau'
import type { Actor } from '@/services/auth/actor.rules'
import type { Purpose } from '@/services/credit/credit-query.rules'
import { COMPANIES } from '../companies/companies.data'
import { of } from '../named'
import { at, businessDaysAgo } from '../time/calendar'
import { atSimulatedTime } from '../time/simulated-time'

type DemoQuery = {
  about: string
  daysAgo: number
  purpose: Purpose
  by: 'financeiro' | 'camila.ventura'
  note?: string
}

const CNPJ_OF = new Map(COMPANIES.map(({ key, cnpj }) => [key, cnpj]))

/** Oldest first, about the key of a company, a CPF or a CNPJ. Days are business days. */
const QUERIES: readonly DemoQuery[] = [
  { about: 'horizonte', daysAgo: 140, purpose: 'registration', by: 'financeiro' },
  { about: 'atlantica', daysAgo: 70, purpose: 'order', by: 'camila.ventura' },
  { about: 'horizonte', daysAgo: 62, purpose: 'renewal', by: 'financeiro', note: 'Ampliação da obra de Santos' },
  { about: 'vilaserena', daysAgo: 30, purpose: 'order', by: 'camila.ventura' },
  { about: 'tresrios', daysAgo: 15, purpose: 'order', by: 'financeiro' },
  { about: 'horizonte', daysAgo: 12, purpose: 'order', by: 'camila.ventura' },
  { about: 'santaaurora', daysAgo: 9, purpose: 'collection', by: 'financeiro', note: 'Fatura de outubro em atraso' },
  { about: 'pedraviva', daysAgo: 6, purpose: 'registration', by: 'camila.ventura' },
  { about: '52998224725', daysAgo: 4, purpose: 'partner', by: 'financeiro', note: 'Avalista da ampliação' },
  // The sandbox of the bureau refuses this document.
  { about: '99000412000199', daysAgo: 2, purpose: 'registration', by: 'camila.ventura' },
]

/** Sends the credit queries of finance; some results have expired since. */
export async function askBureau(people: ReadonlyMap<string, Actor>, now: Date): Promise<void> {
  for (const [index, { about, daysAgo, by, purpose, note }] of QUERIES.entries()) {
    const time = at(businessDaysAgo(daysAgo, now), `1${String(index % 8)}:08`)
    const document = CNPJ_OF.get(about) ?? about
    await atSimulatedTime(time, async () => {
      const { id } = await createCreditQuery(of(people, `${by}@arrenda.example`), { document, purpose, note })
      await runQuery(id)
    })
  }
  await closeBureau()
}
