internal import CanopyCore

/// The layout records of the elements of all trees, at the indices of the elements.
enum LayoutRecords {
  // Safe because all layout is on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) static var all = ElementRecords<LayoutRecord>()
}
