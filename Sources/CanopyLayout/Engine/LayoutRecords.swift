internal import CanopyCore

/// What layout knows about the elements of all trees, by their indices.
enum LayoutRecords {
  // Safe because all layout is on the main actor.
  @exclusivity(unchecked) nonisolated(unsafe) static var all = ElementRecords<LayoutRecord>()
}
