public import CanopyCore

/// The light or dark appearance of an interface.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on light surfaces.
  case light
  /// Light content on dark surfaces.
  case dark
}

/// The contrast between the colors of content and of the surfaces behind it.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The contrast of the original design.
  case standard
  /// The increased contrast that the user asks for.
  case increased
}

/// The color scheme that content prefers for its window or presentation.
///
/// Windows and presentations read it and show all their content in that scheme. If several sibling views have a
/// preference, the first one applies.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The value if no view has a preference.
  public static var defaultValue: ColorScheme? { nil }

  /// Keeps the first preference.
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// The visual prominence of the background under a view.
public struct BackgroundProminence: Hashable, Sendable {
  private enum Level { case standard, increased }
  private let level: Level

  /// The prominence of an ordinary background.
  public static let standard = BackgroundProminence(level: .standard)

  /// The prominence of a background that stands out, such as the background of a selected row.
  public static let increased = BackgroundProminence(level: .increased)
}

/// The condition under which materials have their active appearance.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private enum Choice { case automatic, active, inactive, matchWindow }
  private let choice: Choice

  /// Depends on where the material is used.
  public static let automatic = MaterialActiveAppearance(choice: .automatic)

  /// The material always has its active appearance.
  public static let active = MaterialActiveAppearance(choice: .active)

  /// The material never has its active appearance.
  public static let inactive = MaterialActiveAppearance(choice: .inactive)

  /// The material is active while its window is.
  public static let matchWindow = MaterialActiveAppearance(choice: .matchWindow)
}

extension EnvironmentValues {
  /// The color scheme of this view.
  ///
  /// Windows and presentations set it from the settings of the desktop, or to the scheme that their content requests
  /// with `preferredColorScheme(_:)`. Set the value yourself to show a part of the interface in another scheme.
  @Entry public var colorScheme: ColorScheme = .light

  /// The contrast that the user asks for.
  @Entry public package(set) var colorSchemeContrast: ColorSchemeContrast = .standard

  /// A Boolean value that indicates whether views have an active appearance, as in the window that has the focus.
  @Entry public var appearsActive: Bool = true

  /// The prominence of the background under this view.
  @Entry public var backgroundProminence: BackgroundProminence = .standard

  /// The condition under which materials have their active appearance.
  @Entry public var materialActiveAppearance: MaterialActiveAppearance = .automatic

  /// The transition that views inside use when their content changes.
  @Entry public var contentTransition: ContentTransition = .automatic

  /// A Boolean value that indicates whether a content transition draws the content as one flattened image.
  @Entry public var contentTransitionAddsDrawingGroup: Bool = false
}

extension View {
  /// Sets the color scheme that this view prefers for its window or presentation.
  ///
  /// The scheme applies to the entire window or presentation, not only to this view.
  ///
  /// - Parameter colorScheme: The preferred scheme, or nil for no preference.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the color scheme of this view.
  ///
  /// This is the older form. To change an entire presentation, use `preferredColorScheme(_:)`. To change a part of one,
  /// set the environment value.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    _setting(\.colorScheme, colorScheme)
  }

  /// Sets the condition under which materials in this view have their active appearance.
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    _setting(\.materialActiveAppearance, appearance)
  }

  /// Sets the transition that views inside this view use when their content changes.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    _setting(\.contentTransition, transition)
  }
}
