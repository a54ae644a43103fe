import Foundation
import SwiftUI

extension Spring {
  /// Returns the displacement from the target and the velocity, from the roots of the characteristic polynomial.
  func solution(distance: Double, velocity: Double, at time: Double) -> (Double, Double) {
    let (k, c) = (stiffness / mass, damping / mass)
    let discriminant = c * c - 4 * k
    if abs(discriminant) < 1e-9 {
      let rate = c / 2
      let slope = velocity + rate * distance
      let value = (distance + slope * time) * exp(-rate * time)
      return (value, slope * exp(-rate * time) - rate * value)
    }
    if discriminant > 0 {
      let (r, s) = ((-c + discriminant.squareRoot()) / 2, (-c - discriminant.squareRoot()) / 2)
      let b = (velocity - r * distance) / (s - r)
      let a = distance - b
      return (a * exp(r * time) + b * exp(s * time), a * r * exp(r * time) + b * s * exp(s * time))
    }
    // An amplitude and a phase instead of sine and cosine.
    let (rate, pace) = (c / 2, (-discriminant).squareRoot() / 2)
    let (real, imaginary) = (distance, (velocity + rate * distance) / pace)
    let (amplitude, phase) = ((real * real + imaginary * imaginary).squareRoot(), atan2(imaginary, real))
    let angle = pace * time - phase
    let decay = amplitude * exp(-rate * time)
    return (decay * cos(angle), -decay * (rate * cos(angle) + pace * sin(angle)))
  }
}
