/// The connection of a view to a focus state.
struct AccessibilityFocusLink {
  /// The technologies whose focus it follows; nil for all.
  let technologies: AccessibilityTechnologies?
  /// Returns a Boolean value that indicates whether the program requests the focus for the view.
  let isRequested: () -> Bool
  /// Tells the program whether the focus is at the view.
  let setFocused: (Bool) -> Void

  func follows(_ technology: AccessibilityTechnologies) -> Bool {
    technologies.map { !$0.isDisjoint(with: technology) } ?? true
  }
}

extension AccessibleElement {
  /// Returns a Boolean value that indicates whether the program requests the focus of a technology for this element.
  func requestsFocus(of technology: AccessibilityTechnologies) -> Bool {
    focusLinks.contains { $0.follows(technology) && $0.isRequested() }
  }

  /// Tells the program that the focus of an assistive technology is here, or no longer.
  package func setFocused(_ isFocused: Bool, by technology: AccessibilityTechnologies) {
    for link in focusLinks where link.follows(technology) { link.setFocused(isFocused) }
  }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A screen reader, such as Orca.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Switches that control the interface.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
