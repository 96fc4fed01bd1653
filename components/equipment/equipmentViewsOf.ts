import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'

export type EquipmentView = 'lista' | 'mudancas' | 'historico'

/** The tabs of the page that the actor has. */
export const viewsOf = (actor: Actor): { name: EquipmentView; label: string }[] => [
  { name: 'lista', label: 'Equipamentos' },
  { name: 'mudancas', label: 'Mudanças' },
  ...(may(actor, 'movements:read') ? [{ name: 'historico', label: 'Histórico' } as const] : []),
]
