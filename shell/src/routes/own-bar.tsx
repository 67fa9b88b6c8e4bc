import { BarHeader } from '../frame/header';
import { hasHeader, type Place } from './place';

/** Where a page that draws its own bar cannot be shown, the shell's bar stands in, so that there is a way back. */
export const OwnBar = ({ place }: { place: Place }) => (hasHeader(place) ? null : <BarHeader place={place} />);
