/** A month that is closed and of which nothing is known. */
const aClosedMonth = (key: string, value: string) =>
  `insert into monthly_figures (month, key, value, computed_at) values
    ('2020-01-01', 'running_fee', 0, now()), ('2020-01-01', 'contracted_fee', 0, now()),
    ('2020-01-01', 'orders_before_delivery', 0, now()), ('2020-01-01', 'units_in_use', 0, now());
  update monthly_figures set value = ${value} where key = '${key}' and month = '2020-01-01';`

/** A fault for each check of what the dashboard adds up. */
export const FIGURES_FAULTS = {
  'order-moves': () => `update order_moves set to_stage = 'CANCELLED' where id = (select max(id) from order_moves)`,
  'active-fee': () =>
    `update orders set active_fee = monthly_fee + 1 where id = (select max(id) from orders);
    update order_moves set active_after = active_after + 1 where id = (
      select max(id) from order_moves where order_id = (select max(id) from orders))`,
  'closed-month': () => aClosedMonth('orders_before_delivery', '1'),
  'fee-movement': () =>
    `${aClosedMonth('running_fee', '0')}
    insert into monthly_figures (month, key, value, computed_at) values ('2020-01-01', 'fee_new', 5, now())`,
}
