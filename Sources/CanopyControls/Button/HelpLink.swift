internal import CanopyAccessibility
public import CanopyCore
internal import CanopyDisplay
internal import CanopyStyle
internal import CanopyText
public import Foundation

/// A round button with a question mark, which opens help.
///
/// ```swift
/// HelpLink(destination: manual)
/// ```
public struct HelpLink {
  private let action: (@MainActor () -> Void)?
  private let destination: URL?
  @Environment(\.openURL) private var openURL

  /// Creates a button that performs an action.
  public init(action: @escaping @MainActor () -> Void) { (self.action, destination) = (action, nil) }

  /// Creates a button that opens a URL.
  public init(destination: URL) { (action, self.destination) = (nil, destination) }
}

extension HelpLink: View {
  /// The button.
  public var body: some View {
    Button {
      action?()
      if let destination { openURL(destination) }
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonStyle(BorderedButtonStyle())
    .buttonBorderShape(.circle)
    .accessibilityLabel(Text("Help"))
  }
}

extension HelpLink: StyledControl {}
