import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { users } from '@/server/db/schema'
import { createRating } from '@/server/nps/create-rating'
import { updateRating } from '@/server/nps/update-rating'
import type { Actor } from '@/services/auth/actor.rules'
import { feedbackText, type Reason } from '@/services/nps/nps.rules'
import { of } from '../named'
import { at, businessDaysAgo } from '../time/calendar'
import { atSimulatedTime } from '../time/simulated-time'
import { COMPANIES } from './companies.data'
import { CUSTOMERS, type PersonData } from './people.data'

export type RatingData = { score: number | null; reasons?: readonly Reason[]; comment?: string }

/** The ratings, in the order in which customers give them. */
const RATINGS: readonly RatingData[] = [
  { score: 9, reasons: ['Atendimento', 'Equipamentos'], comment: 'Entrega antes do prazo e tudo configurado.' },
  { score: 10, reasons: ['Atendimento'], comment: 'Sempre sabemos em que etapa está o pedido.' },
  { score: 8, reasons: ['Negociação/contrato'] },
  { score: 6, reasons: ['SLA'], comment: 'A troca de um monitor levou mais dias do que o combinado.' },
  { score: 10 },
  { score: 9, reasons: ['Serviço', 'SLA'] },
  { score: null },
  { score: 7, reasons: ['Negociação/contrato'], comment: 'O contrato poderia ser mais curto.' },
  { score: 3, reasons: ['Equipamentos'], comment: 'Duas impressoras chegaram com a caixa aberta.' },
]

/** Inserts recent ratings from all buyers except those who are asked at their next login. */
export async function giveRatings(people: ReadonlyMap<string, Actor>, now: Date): Promise<void> {
  // A company that awaits activation has no orders.
  const waiting = COMPANIES.filter(({ active = true }) => !active).map(({ key }) => key)
  const customers = Object.entries(CUSTOMERS).filter(([company]) => !waiting.includes(company))
  const orderers = customers.flatMap(([company, persons]) =>
    persons.filter(hasAnswered).map(({ mailbox }) => of(people, `${mailbox}@${company}.example`)),
  )
  for (const [index, actor] of orderers.entries()) {
    const rating = RATINGS[index % RATINGS.length]
    const day = businessDaysAgo(3 + 2 * index, now)
    if (rating) await atSimulatedTime(at(day, `1${String(index % 8)}:24`), () => answer(actor, rating))
  }
}

const hasAnswered = ({ groups, active = true, nps = false }: PersonData): boolean =>
  active && !nps && !groups.includes('COLABORADOR')

async function answer(actor: Actor, { score, reasons, comment = '' }: RatingData): Promise<void> {
  await db().update(users).set({ nps: true }).where(eq(users.id, actor.id))
  const { id } = await createRating(actor, score)
  if (reasons) await updateRating(actor, id, { feedback: feedbackText(reasons, comment) })
}
