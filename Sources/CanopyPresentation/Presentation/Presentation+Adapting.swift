internal import CanopyCore
package import CanopyLayout
package import CanopyStyle
package import Foundation

extension Presentation {
  /// The kind of presentation to show. In a compact size class, a sheet can become a cover, and a popover can become a sheet.
  package var shownAs: PresentationContainer {
    let room = presenterEnvironment
    var kind = container
    if room.horizontalSizeClass == .compact {
      kind = adapted(kind, options.horizontalAdaptation, automatic: [.popover: .sheet])
    }
    if room.verticalSizeClass == .compact {
      kind = adapted(kind, options.verticalAdaptation, automatic: [.sheet: .fullScreenCover])
    }
    return kind
  }

  /// Returns a Boolean value that indicates whether the sheet shows its drag indicator in the available height. By default, it
  /// does if it has several detents.
  package func showsDragIndicator(upTo height: CGFloat) -> Bool {
    switch options.dragIndicator ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: detents(upTo: height).count > 1
    }
  }

  private func adapted(
    _ kind: PresentationContainer, _ requested: PresentationAdaptation?,
    automatic: [PresentationContainer: PresentationContainer]
  ) -> PresentationContainer {
    guard kind == .sheet || kind == .popover else { return kind }
    switch requested {
    case .sheet: return .sheet
    case .popover: return .popover
    case .fullScreenCover: return .fullScreenCover
    case PresentationAdaptation.none: return kind
    default: return automatic[kind] ?? kind
    }
  }

  /// A Boolean value that indicates whether people can interact with views behind the presentation.
  package var allowsInteractionBehind: Bool {
    allowsInteractionBehind(upTo: place?.greatestDetent ?? .infinity)
  }

  /// Returns a Boolean value that indicates whether people can interact with views behind the presentation, for an available
  /// height.
  package func allowsInteractionBehind(upTo height: CGFloat) -> Bool {
    guard shownAs == .sheet || shownAs == .popover, let limit = undimmedHeight(upTo: height) else { return false }
    let context = PresentationDetent.Context(maxDetentValue: height, environment: environment)
    return (restsAt(upTo: height).height(in: context) ?? height) <= limit
  }

  /// Returns the height up to which people can interact with views behind a sheet; nil if they never can.
  func undimmedHeight(upTo height: CGFloat) -> CGFloat? {
    switch options.backgroundInteraction ?? .automatic {
    case .automatic, .disabled: return nil
    case .enabled: return .infinity
    case let interaction:
      let context = PresentationDetent.Context(maxDetentValue: height, environment: environment)
      return interaction.limit?.height(in: context)
    }
  }

  /// Returns a Boolean value that indicates whether a swipe on the content resizes the sheet before the content scrolls, for an
  /// available height.
  package func growsBeforeScrolling(upTo height: CGFloat) -> Bool {
    options.contentInteraction != .scrolls && restsAt(upTo: height) != detents(upTo: height).last
  }

  /// Returns the size to propose to the content within an available size.
  package func proposedSize(
    in available: CGSize, now size: CGSize? = nil, by automatic: any PresentationSizing = .automatic,
    _ measure: @escaping (ProposedViewSize) -> CGSize
  ) -> ProposedViewSize {
    let sizing = ownSizing ?? automatic
    let context = PresentationSizingContext(size: size)
    let proposal = sizing.proposedSize(for: PresentationSizingRoot(measure), context: context)
    return ProposedViewSize(
      width: proposal.width.map { min($0, available.width) }, height: proposal.height.map { min($0, available.height) })
  }

  /// The sizing that the content sets, or nil for the automatic one.
  var ownSizing: (any PresentationSizing)? {
    options.sizing.flatMap { $0.value is AutomaticPresentationSizing ? nil : $0.value }
  }

  /// The style of the background, or nil if there is none or the background is a view, which is one of the elements.
  package var backgroundStyle: AnyShapeStyle? {
    if case .style(let style) = options.background { style } else { nil }
  }

  /// The corner radius; nil if the content doesn't set one.
  package var cornerRadius: CGFloat? { options.cornerRadius.map { $0.isFinite ? max($0, 0) : 0 } }

  /// A Boolean value that indicates whether the app can't be terminated during the presentation.
  package var preventsTermination: Bool {
    if let prevents = options.preventsTermination { return prevents }
    return container != .popover && container != .fullScreenCover
  }
}
