/** The value that this share of the values does not exceed. */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]

export const median = (values) => quantile(values, 0.5)
