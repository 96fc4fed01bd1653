import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import styled from 'styled-components'
import { Money } from '@/components/ui/display/Money'
import { Drawing } from '@/components/ui/drawings/Drawing'
import { DrawingTile } from '@/components/ui/drawings/DrawingTile'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'
import { offers } from './visitorHome.content'
import { VisitorHomeSection } from './VisitorHomeSection'

export const VisitorHomeOffers = ({ simulateHref }: { simulateHref: string }) => (
  <Section $surface id="equipamentos" aria-labelledby="equipamentos-titulo">
    <div>
      <h2 id="equipamentos-titulo">O que a sua empresa precisa alugar?</h2>
      <List>
        {offers.map((offer) => (
          <li key={offer.title}>
            <Offer href={simulateHref} scroll={false}>
              <Picture>
                <DrawingTile>
                  <Drawing kind={offer.drawing} screen={offer.screen} />
                </DrawingTile>
              </Picture>
              <Words>
                <h3>{offer.title}</h3>
                <p>{offer.text}</p>
                <Price>
                  a partir de
                  <br />
                  <Money value={offer.from} perMonth strong />
                </Price>
              </Words>
              <Go aria-hidden>
                <ArrowRight size={17} strokeWidth={2} />
              </Go>
            </Offer>
          </li>
        ))}
      </List>
    </div>
  </Section>
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

const Picture = styled.div`
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

const Offer = styled(Link)`
  position: relative;
  display: block;
  height: 100%;
  ${box.card};
  color: ${color.text};
  transition: border-color 80ms;
  &:hover {
    color: ${color.text};
    border-color: ${color.field};
    text-decoration: none;
    ${Go} {
      background: ${color.brandSoft};
    }
  }
  ${below.phone} {
    ${flex.row};
    gap: 4px;
  }
`
