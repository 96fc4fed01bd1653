import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import styled, { css } from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Picture } from '@/components/ui/drawings/Picture'
import { FailedState } from '@/components/ui/feedback/FailedState'
import { SkeletonBar } from '@/components/ui/feedback/Skeleton'
import { Link } from '@/components/ui/navigation/Link'
import { showcaseQueryOptions } from '@/hooks/catalogue/showcase.queries'
import type { Simulator } from '@/services/simulation/simulation.schema'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { BlankLine, VisitorHomeSection } from './VisitorHomeSection'

/** What can be rented, from which price on: as the catalogue has it. */
export const VisitorHomeOffers = ({ simulateHref }: { simulateHref: string }) => {
  const { data, isError, refetch } = useQuery(showcaseQueryOptions())
  return (
    <Section $surface id="equipamentos" aria-labelledby="equipamentos-titulo">
      <div>
        <h2 id="equipamentos-titulo">O que a sua empresa precisa alugar?</h2>
        {isError && !data ? (
          <FailedState heading="h3" title="Não foi possível carregar os equipamentos." onRetry={() => void refetch()} />
        ) : (
          <List aria-busy={!data}>
            {data
              ? data.simulators.map((simulator) => (
                  <li key={simulator.id}>
                    <OfferCard simulator={simulator} href={simulateHref} />
                  </li>
                ))
              : [1, 2, 3, 4].map((place) => (
                  <li key={place}>
                    <OfferSkeleton />
                  </li>
                ))}
          </List>
        )}
      </div>
    </Section>
  )
}

const OfferCard = ({
  simulator: { name, description, image, starting_price },
  href,
}: {
  simulator: Simulator
  href: string
}) => (
  <Offer href={href} scroll={false}>
    <Tile>
      <Picture image={image} />
    </Tile>
    <Words>
      <h3>{name}</h3>
      <p>{description}</p>
      <Price>
        {starting_price === null ? (
          'sem unidades agora'
        ) : (
          <>
            a partir de
            <br />
            <Money value={starting_price} perMonth strong />
          </>
        )}
      </Price>
    </Words>
    <Go aria-hidden>
      <ArrowRight size={17} strokeWidth={2} />
    </Go>
  </Offer>
)

/** The same rows at the same heights, so that nothing moves when the prices arrive. */
const OfferSkeleton = () => (
  <BlankOffer aria-hidden>
    <Tile>
      <SkeletonBar $height="100%" />
    </Tile>
    <Words>
      <h3>
        <BlankLine $width="60%" />
      </h3>
      <p>
        <BlankLine $width="90%" />
      </p>
      <Price>
        <BlankLine $width="40%" />
        <BlankLine $width="55%" />
      </Price>
    </Words>
  </BlankOffer>
)

const Section = styled(VisitorHomeSection)`
  ${below.phone} {
    background: ${color.ground};
    > div {
      padding-top: 0;
    }
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 20px;
  margin-top: 28px;
  ${below.drawer} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    margin-top: 18px;
  }
`

const Tile = styled.div`
  height: 168px;
  padding: 9px 9px 0;
  ${below.phone} {
    flex: none;
    width: 108px;
    height: 96px;
    padding: 8px;
  }
`

const Words = styled.div`
  padding: 18px 20px 20px;
  h3 {
    font-size: 17px;
    line-height: 24px;
  }
  p {
    ${font.secondaryMuted};
  }
  ${below.phone} {
    flex: 1;
    padding: 10px 6px;
    h3 {
      ${font.cardTitle};
    }
    p {
      display: none;
    }
  }
`

const Price = styled.div`
  margin-top: 16px;
  ${font.secondaryMuted};
  > span {
    ${font.cardTitle};
  }
  b {
    color: ${color.text};
  }
  ${below.phone} {
    margin-top: 0;
    > span {
      font-size: 14px;
    }
  }
`

const Go = styled.span`
  position: absolute;
  right: 20px;
  bottom: 24px;
  ${flex.center};
  width: 32px;
  height: 32px;
  border: 1px solid ${color.line2};
  border-radius: 50%;
  color: ${color.brandText};
  transition: background 80ms;
  ${below.phone} {
    position: static;
    border: 0;
    margin-right: 4px;
  }
`

const card = css`
  position: relative;
  display: block;
  height: 100%;
  ${box.card};
  color: ${color.text};
  ${below.phone} {
    ${flex.row};
    gap: 4px;
  }
`

const BlankOffer = styled.div`
  ${card}
`

const Offer = styled(Link)`
  ${card}
  transition: border-color 80ms;
  &:hover {
    color: ${color.text};
    border-color: ${color.field};
    text-decoration: none;
    ${Go} {
      background: ${color.brandSoft};
    }
  }
`
