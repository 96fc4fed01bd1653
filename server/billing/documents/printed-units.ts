import { addDays, addMonths } from '@/services/orders/business-days.rules'
import type { PrintedUnit } from './printed-invoice'
import type { MeasurementRow } from './printed.repository'

/**
 * The units of an annex from the rows of the measuring, in their order: rental and service of the same unit and days are
 * one row, and its days are those inside the measured month.
 */
export function toPrintedUnits(rows: readonly MeasurementRow[]): PrintedUnit[] {
  const units = new Map<string, PrintedUnit>()
  for (const { measurement, orderMaskId } of rows) {
    const { positionId, unitId, period, startedOn, taxKind, amount } = measurement
    const key = [positionId, unitId, period, startedOn].join(' ')
    const unit = units.get(key) ?? toUnit(measurement, orderMaskId)
    if (taxKind === 'RENTAL') unit.rental = amount
    else unit.service = amount
    units.set(key, unit)
  }
  return [...units.values()]
}

function toUnit(measurement: MeasurementRow['measurement'], orderMaskId: string): PrintedUnit {
  const { period, startedOn, endedOn, productName, serial, days, divisor } = measurement
  const nextMonth = addMonths(period, 1)
  const end = endedOn !== null && endedOn < nextMonth ? endedOn : nextMonth
  return {
    orderMaskId,
    productName,
    serial,
    from: startedOn > period ? startedOn : period,
    until: addDays(end, -1),
    days,
    divisor,
    rental: null,
    service: null,
  }
}
