import { currentDay, formatDay } from '@/services/format/format.rules'
import { addBusinessDays } from '../business-days.rules'
import { DUE_BUSINESS_DAYS } from './due.rules'
import { HAPPY_PATH, positionOf } from './stages.rules'

/** Business days that Arrenda may take for its own part, from the accepted proposal to the delivery. */
export const DELIVERY_BUSINESS_DAYS = HAPPY_PATH.slice(positionOf('DOC_ANALYSIS'), positionOf('DELIVERY_INFO') + 1)
  .map((stage) => DUE_BUSINESS_DAYS[stage].staff ?? 0)
  .reduce((sum, days) => sum + days, 0)

/**
 * Until when an order is delivered whose proposal is accepted on this day and whose customer answers on the day each time:
 * what deliveries, review and order say before one orders. Takes and gives days, `YYYY-MM-DD`.
 */
export const deliveryForecast = (day: string): string => addBusinessDays(day, DELIVERY_BUSINESS_DAYS)

export const deliveryForecastText = (today = currentDay()): string =>
  `Entrega prevista até ${formatDay(deliveryForecast(today))}, se você aceitar a proposta e enviar os documentos hoje.`
