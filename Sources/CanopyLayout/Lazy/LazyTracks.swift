internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The tracks of a lazy container across its axis: the columns or rows of a grid. A stack has a single track.
struct LazyTracks {
  struct Track {
    var start: CGFloat
    /// The length, or nil to use the length of the content.
    var length: CGFloat?
    var alignment: Alignment?
  }

  let tracks: [Track]
  /// The length of all tracks, or nil to use the length of the content.
  let length: CGFloat?

  /// Creates a single track of the full breadth.
  init(_ length: CGFloat?) {
    tracks = [Track(start: 0, length: length)]
    self.length = length
  }

  /// Distributes a length among grid items, in order. Each item that isn't fixed takes an equal share of the remaining length,
  /// within its limits.
  init(_ items: [GridItem], in room: CGFloat?) {
    var left = (room ?? Self.least(items)) - Self.fixedLength(items)
    var sharing = items.count { !$0.size.isFixed }
    var tracks: [Track] = []
    var start: CGFloat = 0
    for item in items {
      let share = max(left / CGFloat(max(sharing, 1)), 0)
      let (count, length) = item.size.tracks(in: share, spacing: item.distance)
      if !item.size.isFixed {
        sharing -= 1
        left -= CGFloat(count) * (length + item.distance) - item.distance
      }
      for _ in 0..<count {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start += length + item.distance
      }
    }
    self.tracks = tracks.isEmpty ? [Track(start: 0, length: room)] : tracks
    length = tracks.isEmpty ? room : max(start - (items.last?.distance ?? 0), 0)
  }

  /// Returns the length of fixed items and of all distances.
  private static func fixedLength(_ items: [GridItem]) -> CGFloat {
    items.reduce(0) { $0 + ($1.size.fixedLength ?? 0) } + items.dropLast().reduce(0) { $0 + $1.distance }
  }

  private static func least(_ items: [GridItem]) -> CGFloat {
    items.reduce(fixedLength(items)) { $0 + $1.size.least }
  }
}

extension Alignment {
  /// Returns the position of the tracks in a container of a breadth.
  func position(of tracks: LazyTracks, in breadth: CGFloat, along axis: Axis) -> CGFloat {
    let guide = axis == .vertical ? horizontal.guide : vertical.guide
    func position(_ length: CGFloat) -> CGFloat {
      guide.position(inAreaOf: axis == .vertical ? CGSize(width: length, height: 0) : CGSize(width: 0, height: length))
    }
    return position(breadth) - position(tracks.length ?? breadth)
  }
}

extension GridItem {
  fileprivate var distance: CGFloat {
    guard let spacing else { return ViewSpacing.usual }
    return spacing.isFinite ? spacing : 0
  }
}

extension GridItem.Size {
  /// A Boolean value that indicates whether the lengths are valid.
  var isSize: Bool {
    switch self {
    case .fixed(let length): length.isFinite && length >= 0
    case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
      minimum.isFinite && minimum >= 0 && maximum >= minimum
    }
  }

  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = self { length._asLength } else { nil }
  }

  fileprivate var isFixed: Bool { fixedLength != nil }

  /// The minimum length; 0 for fixed items.
  fileprivate var least: CGFloat {
    switch self {
    case .fixed: 0
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum._asLength
    }
  }

  /// Returns the number and the length of the tracks that an item creates in its share of the length.
  fileprivate func tracks(in share: CGFloat, spacing: CGFloat) -> (count: Int, length: CGFloat) {
    func length(_ share: CGFloat, _ maximum: CGFloat) -> CGFloat {
      // A maximum of NaN isn't a limit.
      max(maximum < share ? maximum : share, least)
    }
    switch self {
    case .fixed(let length): return (1, length._asLength)
    case .flexible(_, let maximum): return (1, length(share, maximum))
    case .adaptive(_, let maximum):
      // The step is at least a point, so that the number of tracks is finite.
      let step = max(max(least, 1) + spacing, 1)
      let count = share.isFinite ? max(Int((share + spacing) / step), 1) : 1
      return (count, length((share - CGFloat(count - 1) * spacing) / CGFloat(count), maximum))
    }
  }
}

extension CGFloat {
  /// The value as a length; 0 if it isn't finite or is negative.
  fileprivate var _asLength: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
