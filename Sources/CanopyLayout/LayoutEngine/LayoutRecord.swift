internal import CanopyCore
package import Foundation

/// The layout of an element: its cached answers and its position.
package struct LayoutRecord {
  /// The origin in the closest ancestor that isn't a group.
  package var origin: CGPoint
  package var size: CGSize
  /// The proposal that the element was placed with.
  var proposal: LayoutProposal
  var answers: LayoutAnswers
  package var flags: LayoutFlags
  /// The stamp of a text's preferred distances that a container relies on. See `ViewSpacing.textStamp`.
  var textStamp: UInt16
  /// The index among the members of its scope, plus one; 0 if it isn't a member.
  var memberPlace: UInt32
  /// The number of elements that have used this record.
  package var stamp: UInt32
}

@usableFromInline
package struct LayoutFlags: OptionSet, BitwiseCopyable {
  @usableFromInline package let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  // Replaces the method of `OptionSet`, which isn't inlined in other targets.
  @inlinable @inline(__always)
  package func contains(_ other: LayoutFlags) -> Bool { rawValue & other.rawValue == other.rawValue }

  /// The element has to be measured again for its stored proposals.
  package static var isDirty: LayoutFlags { LayoutFlags(rawValue: 1 << 0) }
  /// The element has been placed.
  package static var isPlaced: LayoutFlags { LayoutFlags(rawValue: 1 << 1) }
  /// The element has to place its children again.
  package static var needsPlacing: LayoutFlags { LayoutFlags(rawValue: 1 << 2) }
  /// The children of the element, or their traits, have changed.
  package static var hasOtherChildren: LayoutFlags { LayoutFlags(rawValue: 1 << 3) }
  /// A container has read an alignment guide that the element may set.
  package static var isGuiding: LayoutFlags { LayoutFlags(rawValue: 1 << 4) }
  /// An issue about the element has been reported.
  package static var isReported: LayoutFlags { LayoutFlags(rawValue: 1 << 5) }
  /// The element is left out: its container doesn't place it.
  package static var isLeftOut: LayoutFlags { LayoutFlags(rawValue: 1 << 6) }
  /// A container relies on more than the element's size: on its preferred distances, or its children.
  package static var isReliedOn: LayoutFlags { LayoutFlags(rawValue: 1 << 7) }
  /// The element is shown moving toward its position. See `LayoutNode.shownFrame`.
  package static var isMoving: LayoutFlags { LayoutFlags(rawValue: 1 << 8) }
  /// Views that have been removed from the element are still shown.
  package static var hasDepartures: LayoutFlags { LayoutFlags(rawValue: 1 << 10) }
  /// A picture in a transition is shown in place of the element, because the element was just added.
  package static var isArriving: LayoutFlags { LayoutFlags(rawValue: 1 << 9) }
  /// The element shows another element that is arriving.
  package static var isStandIn: LayoutFlags { LayoutFlags(rawValue: 1 << 11) }
  /// Views that are added and removed inside move along with the element. See `geometryGroup()`.
  static var carriesContent: LayoutFlags { LayoutFlags(rawValue: 1 << 12) }
}

@MainActor
extension LayoutNode {
  /// A Boolean value that indicates whether views that are added and removed inside move along with the element.
  package var isGeometryGroup: Bool {
    get { record.pointee.flags.contains(.carriesContent) }
    nonmutating set {
      if newValue { record.pointee.flags.insert(.carriesContent) } else { record.pointee.flags.remove(.carriesContent) }
    }
  }
}

/// The layout records of the elements of all trees, at the indices of the elements.
@MainActor
enum LayoutRecords {
  @exclusivity(unchecked) static var all = ElementRecords<LayoutRecord>()
}
