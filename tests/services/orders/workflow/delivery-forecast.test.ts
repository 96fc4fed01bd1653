import { DELIVERY_BUSINESS_DAYS, deliveryForecast } from '@/services/orders/workflow/delivery-forecast.rules'

describe('the delivery forecast before one orders', () => {
  it('is the sum of the deadlines of Arrenda’s own stages', () => {
    expect(DELIVERY_BUSINESS_DAYS).toBe(1 + 2 + 2 + 5 + 2 + 7)
  })

  it.each([
    ['a Monday', '2026-11-23', '2026-12-18'],
    ['a Sunday', '2026-11-22', '2026-12-17'],
    ['the days before Christmas and New Year', '2026-12-18', '2027-01-18'],
  ])('counts business days from %s', (_, day, forecast) => {
    expect(deliveryForecast(day)).toBe(forecast)
  })
})
