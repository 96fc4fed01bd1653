import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { PictureGroups } from '@/components/ui/files/PictureGroups'
import { ownReturnQueryOptions } from '@/hooks/logistics/returns.queries'
import { picturesByMoment } from '@/services/logistics/return-todo.rules'

type Props = { maskId: string; packageId: number }

/** The photographs of the returned units beside those from before delivery; fetched on demand. */
export const ReturnPictures = ({ maskId, packageId }: Props) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <PlainButton size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Fechar fotos' : 'Ver fotos'}
      </PlainButton>
      {open && <Pictures maskId={maskId} packageId={packageId} />}
    </>
  )
}

const Pictures = ({ maskId, packageId }: Props) => {
  const { data, isError, refetch } = useQuery(ownReturnQueryOptions(maskId, packageId))
  if (isError)
    return (
      <div role="alert">
        Não foi possível carregar as fotos.{' '}
        <PlainButton size="small" onClick={() => void refetch()}>
          Tentar novamente
        </PlainButton>
      </div>
    )
  if (!data) return <SkeletonText label="Carregando as fotos" rows={2} />
  const photographed = data.serials.filter(({ pictures }) => pictures.length > 0)
  if (photographed.length === 0) return <p>Não há fotos dos equipamentos desta devolução.</p>
  return (
    <List aria-label="Fotos dos equipamentos">
      {photographed.map(({ serial, product, pictures }) => (
        <li key={serial}>
          <b>{serial}</b> {product.name}
          <PictureGroups of={serial} groups={picturesByMoment(pictures)} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  font-size: 13px;
  b {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`
