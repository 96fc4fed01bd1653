/**
 * Starts a simulation with a filled cart, a plan and deliveries.
 * @param {string} base address of a running application
 * @param {string} access token of a customer
 * @returns {Promise<string[]>} the addresses of its pages, from the first question to the review
 */
export async function beginSimulation(base, access) {
  const call = async (method, path, body) => {
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access}` },
      body: body && JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
  const [{ id: simulator }] = await call('GET', '/simulators')
  const [first] = await call('GET', `/steps?simulator=${simulator}`)
  const { id } = await call('POST', '/quotations', { simulator })
  const options = await call('GET', `/properties?quotation=${id}&step=${first.id}`)
  const [option] = options.sort((a, b) => b.available - a.available)
  await call('PUT', `/quotations/${id}/properties`, { step: first.id, properties: [option.id] })
  const products = await call('GET', `/products?quotation=${id}`)
  const chosen = products.filter(({ available }) => available > 3).slice(0, 2)
  if (chosen.length === 0) throw new Error('No product has the units that this simulation needs.')
  await call('PUT', `/quotations/${id}/products`, {
    products: chosen.map((product) => ({ product_id: product.id, quantity: 3 })),
  })
  const [plan] = await call('GET', `/plans?quotation=${id}`)
  await call('PUT', `/quotations/${id}/plans`, { duration_months: plan.duration_months })
  const addresses = await call('GET', '/addresses?not_paginated=true')
  const items = chosen.map((product) => ({ product_id: product.id, quantity: 3 }))
  await call('PUT', `/quotations/${id}/delivery`, {
    deliveries: [{ address_id: addresses[0].id, insurance: false, items }],
  })
  const page = (part) => `/platform/simulation/${id}/${part}`
  return [page(`step/${first.id}`), ...['products', 'plan', 'delivery', 'review'].map(page)]
}
