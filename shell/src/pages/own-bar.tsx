import { BarHeader } from '../layout/header';
import { hasHeader, type Place } from '../routes/place';

/** Where a page that draws its own bar cannot be shown, the shell's bar stands in, so that there is a way back. */
export const OwnBar = ({ place }: { place: Place }) => (hasHeader(place) ? null : <BarHeader place={place} />);
