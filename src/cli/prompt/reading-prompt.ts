import { createPrompt, useEffect, useKeypress, useState } from '@inquirer/core';
import type { Page } from '../../render/page.js';
import { after, BEGUN, type ReaderAt, type Shelf, screenOf } from '../rules/reading.js';
import { columns, rows } from './screen.js';

/** A book to search as one types, to open with Enter, and to follow from page to page. */
export const readingPrompt = createPrompt<void, { readonly shelf: Shelf; readonly page: Page }>(
  ({ shelf, page }, done) => {
    const [reading, setReading] = useState<ReaderAt>(BEGUN);
    const [left, setLeft] = useState(false);
    const [, setSize] = useState('');

    useEffect(() => {
      const resized = () => setSize(`${columns()}x${rows()}`);
      process.stderr.on('resize', resized);
      return () => process.stderr.off('resize', resized);
    }, []);

    useKeypress((key, line) => {
      const next = after(reading, key, line.line, shelf);
      if (!next) {
        setLeft(true);
        return done();
      }
      // The question stands typed while it is asked, and nothing while a page is open: a letter begins another.
      line.clearLine(0);
      if (next.trail.length === 0) line.write(next.typed);
      setReading(next);
    });

    if (left) return '';
    const prompt = `${shelf.system.title}: `;
    const below = screenOf(reading, shelf, { columns: columns() - 1, rows: rows() }, page);
    return [`${prompt}${reading.trail.length > 0 ? '' : reading.typed}`, below.join('\n')];
  },
);
