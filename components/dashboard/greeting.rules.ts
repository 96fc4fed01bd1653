import { formatTime } from '@/services/format/format.rules'

const NOON = 12
const EVENING = 18

/** 'Bom dia, Marina', by São Paulo's clock. */
export function greeting(name: string, now: Date): string {
  const hour = Number(formatTime(now).slice(0, 2))
  const words = hour < NOON ? 'Bom dia' : hour < EVENING ? 'Boa tarde' : 'Boa noite'
  return `${words}, ${name.trim().split(/\s+/)[0] ?? ''}`
}
