package import Foundation

/// What layout knows about an element: what it has answered, and where it was put.
package struct LayoutRecord {
  /// Where it is in the element that it is in; in a group's, in the one around that.
  package var origin: CGPoint
  package var size: CGSize
  /// What it was offered where it was put.
  var proposal: LayoutProposal
  var answers: LayoutAnswers
  package var flags: LayoutFlags
  /// Where it stands in the list of the members of its scope, plus one; 0 if it does not.
  var memberPlace: UInt32
  /// Counts the elements that have had this place.
  var stamp: UInt32
}

package struct LayoutFlags: OptionSet, BitwiseCopyable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It waits for its answers to be given anew.
  package static var isDirty: LayoutFlags { LayoutFlags(rawValue: 1 << 0) }
  /// It has been put somewhere.
  package static var isPlaced: LayoutFlags { LayoutFlags(rawValue: 1 << 1) }
  /// What is inside it has to be put somewhere anew.
  package static var needsPlacing: LayoutFlags { LayoutFlags(rawValue: 1 << 2) }
  /// Other views are inside it than before.
  package static var hasOtherChildren: LayoutFlags { LayoutFlags(rawValue: 1 << 3) }
  /// Somebody around it relies on a guide that something inside it set.
  package static var isGuiding: LayoutFlags { LayoutFlags(rawValue: 1 << 4) }
  /// An issue has been recorded about it.
  package static var isReported: LayoutFlags { LayoutFlags(rawValue: 1 << 5) }
  /// It is left out: nothing has put it anywhere.
  package static var isLeftOut: LayoutFlags { LayoutFlags(rawValue: 1 << 6) }
  /// Something around it relies on something other than its size: its preferred distances, or what is inside it.
  package static var isReliedOn: LayoutFlags { LayoutFlags(rawValue: 1 << 7) }
}
