/** A count, and for those who hear the screen how many of it are late; the bar beside it shows that. */
export const CountWithLate = ({ count, late }: { count: number; late: number }) => (
  <>
    {count}
    {late > 0 && <span className="visually-hidden">{late === 1 ? ', 1 atrasado' : `, ${String(late)} atrasados`}</span>}
  </>
)
