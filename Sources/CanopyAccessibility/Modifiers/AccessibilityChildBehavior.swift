internal import CanopyCore
internal import CanopyStyle
internal import Foundation

/// The behavior of an accessibility element toward the elements inside it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }

  let kind: Kind

  /// The elements inside are ignored.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The elements inside stay elements of their own, in a container.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The properties of the elements inside are combined into one element: labels are joined, actions are merged.
  public static let combine = AccessibilityChildBehavior(kind: .combine)

  func apply(to content: inout AccessibleContent, at place: AccessibilityPlace) {
    if content.isHidden { return }
    switch kind {
    case .ignore: content.replace(with: AccessibleElement(.other, at: place))
    case .contain: content.contain(in: .group, at: place)
    case .combine:
      content.replace(with: AccessibleElement.combining(content.elements, role: nil, at: place))
    }
  }
}
