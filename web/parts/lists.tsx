import { useState } from 'react'
import { Searched } from '../kit/searched'
import { ScrollArea } from '../ui/lists/scroll-area'
import { ShowMore } from '../ui/lists/show-more'
import { SortTh, Table, Td, Th, Tr } from '../ui/lists/table'
import { VirtualList } from '../ui/lists/virtual-list'
import { VirtualRows } from '../ui/lists/virtual-rows'
import { Tabs } from '../ui/tabs'
import { Exhibit } from './exhibit'

const people = Array.from({ length: 200 }, (_, place) => `Person ${place + 1}`)
const itself = (name: string) => name
const pages = { hasNextPage: true, fetchNextPage: async () => undefined }

/** What holds many things. */
export function Lists() {
  const [tab, setTab] = useState('first')
  const [box, setBox] = useState<HTMLElement | null>(null)
  return (
    <>
      <Exhibit name="Table">
        <Table caption="People">
          <thead>
            <tr>
              <SortTh direction="ascending" onSort={() => undefined}>
                Name
              </SortTh>
              <SortTh onSort={() => undefined}>Department</SortTh>
              <Th>Status</Th>
            </tr>
          </thead>
          <tbody>
            <Tr>
              <Td>Ada</Td>
              <Td>Design</Td>
              <Td>Active</Td>
            </Tr>
            <Tr changed>
              <Td>Ben, with unsaved changes</Td>
              <Td>Finance</Td>
              <Td>Paused</Td>
            </Tr>
          </tbody>
        </Table>
      </Exhibit>
      <Exhibit name="Long table">
        <Table box={setBox} caption="Two hundred people" height="max-h-48" aria-rowcount={people.length + 1}>
          <thead>
            <tr>
              <Th>Name</Th>
            </tr>
          </thead>
          <VirtualRows box={box} items={people} keyOf={itself} columns={1} rowHeight={37}>
            {(name, props) => (
              <Tr key={name} {...props}>
                <Td>{name}</Td>
              </Tr>
            )}
          </VirtualRows>
        </Table>
      </Exhibit>
      <Exhibit name="Long list">
        <VirtualList label="Two hundred names" items={people} keyOf={itself} rowHeight={32} className="h-48">
          {(name) => <p className="py-1">{name}</p>}
        </VirtualList>
      </Exhibit>
      <Exhibit name="Box that scrolls">
        <ScrollArea label="Twelve people" className="max-h-24">
          <ul>
            {people.slice(0, 12).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </ScrollArea>
      </Exhibit>
      <Exhibit name="Show more">
        <ShowMore list={{ ...pages, isFetchingNextPage: false }} />
        <ShowMore list={{ ...pages, isFetchingNextPage: true }} />
      </Exhibit>
      <Exhibit name="List with a search">
        <Searched label="Search eleven people" items={people.slice(0, 11)} wordsOf={(name) => [name]}>
          {(found) => <p>{found.join(', ')}</p>}
        </Searched>
      </Exhibit>
      <Exhibit name="Tabs">
        <Tabs
          label="Example"
          value={tab}
          onValueChange={setTab}
          items={[
            { value: 'first', label: 'First', content: <p>What the first tab shows.</p> },
            { value: 'second', label: 'Second', content: <p>What the second tab shows.</p> },
            { value: 'third', label: 'A third one with a long name', content: <p>And the third.</p> },
          ]}
        />
      </Exhibit>
    </>
  )
}
