package import Foundation

extension Presentation {
  /// The heights at which it can rest, the smallest first, where there is room for `maximum`.
  package func detents(upTo maximum: CGFloat) -> [PresentationDetent] {
    let context = PresentationDetent.Context(maxDetentValue: maximum, environment: environment)
    let heights = (options.detents ?? [.large]).compactMap { detent in detent.height(in: context).map { (detent, $0) } }
    let sorted = heights.sorted { $0.1 < $1.1 }.map(\.0)
    return sorted.isEmpty ? [.large] : sorted
  }

  /// The height at which it rests. A host sets it when the person has dragged the sheet there.
  package var detent: PresentationDetent? {
    get { options.detentSelection?.binding.wrappedValue ?? restingDetent }
    set {
      restingDetent = newValue
      if let newValue { options.detentSelection?.binding.wrappedValue = newValue }
    }
  }
}
