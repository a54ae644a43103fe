internal import CanopyCore
public import CanopyLayout
public import Foundation

/// The sizing of a sheet.
///
/// A sizing proposes a size to the content. The size that the content chooses becomes the size of the sheet. A form or a page
/// is at least as large as its proposal.
///
/// ```swift
/// struct Half: PresentationSizing {
///   func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
///     let ideal = root.sizeThatFits(.unspecified)
///     return ProposedViewSize(width: ideal.width / 2, height: nil)
///   }
/// }
/// ```
public protocol PresentationSizing {
  /// Returns the size to propose to the content.
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a presentation, for measuring.
public struct PresentationSizingRoot {
  private let measure: (ProposedViewSize) -> CGSize

  package init(_ measure: @escaping (ProposedViewSize) -> CGSize) { self.measure = measure }

  /// Returns the size of the content for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// The current properties of a presentation.
public struct PresentationSizingContext {
  /// The current size; nil before the first layout.
  let size: CGSize?

  package init(size: CGSize? = nil) { self.size = size }
}

// MARK: Usual sizes

/// A sizing whose proposal is the minimum size of a sheet in a wide window.
protocol UsualPresentationSizing: PresentationSizing {}

extension AutomaticPresentationSizing: UsualPresentationSizing {}
extension FormPresentationSizing: UsualPresentationSizing {}
extension PagePresentationSizing: UsualPresentationSizing {}
extension FittedSizing: UsualPresentationSizing where Base: UsualPresentationSizing {}
extension StickySizing: UsualPresentationSizing where Base: UsualPresentationSizing {}

/// The default sizing: a sheet in a wide window is at least as large as a form.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Returns the proposed size of a form.
  public func proposedSize(for _: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    .unspecified
  }
}

/// A sizing that fits the ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing {
  /// Returns the content's ideal size.
  public func proposedSize(for root: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(root.sizeThatFits(.unspecified))
  }
}

/// A sizing for forms.
public struct FormPresentationSizing: PresentationSizing {
  /// Returns the proposed size of a form.
  public func proposedSize(for _: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(Self.size)
  }

  static let size = CGSize(width: 540, height: 620)
}

/// A sizing for pages of text, which use the available height.
public struct PagePresentationSizing: PresentationSizing {
  /// Returns the proposed size of a page.
  public func proposedSize(for _: PresentationSizingRoot, context _: PresentationSizingContext) -> ProposedViewSize {
    ProposedViewSize(width: 704, height: .infinity)
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The default sizing: a sheet in a wide window is at least as large as a form.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// A sizing that fits the ideal size of the content.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// A sizing for forms.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A sizing for pages of text, which use the available height.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

// MARK: Variations

extension PresentationSizing {
  /// Returns a sizing that fits the content's ideal size in some dimensions, and keeps this sizing in the others.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// Returns a sizing that grows with the content and never shrinks.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    StickySizing(base: self, horizontal: horizontal, vertical: vertical)
  }
}

private struct FittedSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    if horizontal { proposal.width = nil }
    if vertical { proposal.height = nil }
    let ideal = root.sizeThatFits(proposal)
    if horizontal { proposal.width = ideal.width }
    if vertical { proposal.height = ideal.height }
    return proposal
  }
}

private struct StickySizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
    var proposal = base.proposedSize(for: root, context: context)
    guard let last = context.size else { return proposal }
    let wanted = root.sizeThatFits(proposal)
    if horizontal { proposal.width = max(last.width, proposal.width ?? wanted.width) }
    if vertical { proposal.height = max(last.height, proposal.height ?? wanted.height) }
    return proposal
  }
}
