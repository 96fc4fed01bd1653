import type { Actor } from '@/services/auth/actor.rules'
import { of } from '../named'

/** The staff who work on an order. */
export type Team = { analyst: Actor; lender: Actor; lawyer: Actor; operator: Actor; manager: Actor }

const DESKS = {
  analyst: ['juridico', 'igor.salles'],
  lender: ['financeiro', 'camila.ventura'],
  lawyer: ['juridico', 'igor.salles'],
  operator: ['operacao', 'sergio.brandao', 'denise.lobo'],
  manager: ['gerente'],
} as const satisfies Record<keyof Team, readonly string[]>

/** Distributes the orders over the people of each role. */
export function teamFor(people: ReadonlyMap<string, Actor>, index: number): Team {
  const at = (desk: keyof Team): Actor => {
    const mailboxes = DESKS[desk]
    return of(people, `${mailboxes[index % mailboxes.length] ?? mailboxes[0]}@arrenda.example`)
  }
  return {
    analyst: at('analyst'),
    lender: at('lender'),
    lawyer: at('lawyer'),
    operator: at('operator'),
    manager: at('manager'),
  }
}
